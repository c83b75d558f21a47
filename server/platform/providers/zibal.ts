import { z } from 'zod'
import type { PaymentProvider, Verification } from './payment.ts'
import {
  callProvider,
  referenceText,
  rialAmount,
  toRials,
  toTomans,
  type ProviderAccess,
} from './provider-call.ts'

const results = { accepted: 100, acceptedBefore: 201, notPaid: 202 } as const

/** `status` of an inquiry: paid (verified or not), waiting for the shopper, canceled by the shopper. */
const statuses = { verified: 1, paid: 2, waiting: -1, cancelled: 3 } as const

const undecided: ReadonlySet<number> = new Set([statuses.verified, statuses.paid, statuses.waiting])

const trackId = z.union([z.int().positive().transform(String), z.string().regex(/^\d{1,20}$/)])
const requestReply = z.object({ result: z.literal(results.accepted), trackId })
const verifyReply = z.object({
  result: z.union([
    z.literal(results.accepted),
    z.literal(results.acceptedBefore),
    z.literal(results.notPaid),
  ]),
})
const inquiryReply = z.object({
  result: z.literal(results.accepted),
  status: z.int(),
  amount: rialAmount,
  refNumber: z
    .union([z.int().transform(String), referenceText, z.literal(''), z.null()])
    .optional(),
})

/**
 * Zibal's payment gateway v1, from its public documentation (help.zibal.ir/IPG). `url` is its origin,
 * `https://gateway.zibal.ir`, `key` the merchant; amounts are rials. The shopper returns with `trackId` and `success`;
 * only a verification counts, and one that is repeated (201) is a success. What was paid is read with an inquiry, since
 * the reply to a repeated verification does not say it.
 */
export function zibal({ url, key, transport }: ProviderAccess): PaymentProvider {
  const call = <Reply>(name: string, body: Record<string, unknown>, schema: z.ZodType<Reply>) =>
    callProvider({ transport, url: `${url}/v1/${name}`, body: { merchant: key, ...body } }, schema)

  async function inquire(token: string, isVerified: boolean): Promise<Verification> {
    const { status, amount, refNumber } = await call('inquiry', idOf(token), inquiryReply)
    if (isVerified && status === statuses.verified) {
      return { state: 'paid', referenceNumber: refNumber || token, amount: toTomans(amount) }
    }
    if (status === statuses.cancelled) return { state: 'cancelled' }
    return { state: undecided.has(status) ? 'open' : 'failed' }
  }

  return {
    async start({ amount, invoiceNumber, callbackUrl }) {
      const body = { amount: toRials(amount), callbackUrl, orderId: invoiceNumber }
      const { trackId: token } = await call('request', body, requestReply)
      return { token, redirectTo: `${url}/start/${token}` }
    },

    tokenIn: (returned) => returned['trackId'] ?? null,

    async verify({ token }) {
      const { result } = await call('verify', idOf(token), verifyReply)
      return inquire(token, result !== results.notPaid)
    },
  }
}

/** The protocol wants the number as a number. */
const idOf = (token: string) => ({ trackId: Number(token) })
