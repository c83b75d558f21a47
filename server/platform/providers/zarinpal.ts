import { z } from 'zod'
import type { PaymentProvider, Verification } from './payment.ts'
import { callProvider, referenceText, toRials, type ProviderAccess } from './provider-call.ts'

const codes = {
  accepted: 100,
  acceptedBefore: 101,
  /** The amount is another than the one that was registered: nothing is taken. */
  otherAmount: -50,
  notPaid: -51,
} as const

/** A successful reply has `data`, a refused one `errors`; the other of the two is an empty list. */
const refused = <Code extends number>(code: Code) =>
  z.object({ errors: z.object({ code: z.literal(code) }) })

const requestReply = z.object({
  data: z.object({ code: z.literal(codes.accepted), authority: referenceText.max(64) }),
})
const verifyReply = z.union([
  z.object({
    data: z.object({
      code: z.union([z.literal(codes.accepted), z.literal(codes.acceptedBefore)]),
      ref_id: z.union([z.int(), referenceText]),
    }),
  }),
  refused(codes.otherAmount),
  refused(codes.notPaid),
])
const inquiryReply = z.object({
  data: z.object({ status: z.enum(['PAID', 'VERIFIED', 'IN_BANK', 'FAILED', 'REVERSED']) }),
})

/**
 * Zarinpal's REST API v4, from its public documentation (zarinpal.com/docs/paymentGateway). `url` is its origin,
 * `https://payment.zarinpal.com` or its sandbox, `key` the merchant id. The shopper returns with `Authority` and
 * `Status`; only a verification counts, and one that is repeated (101) is a success.
 */
export function zarinpal({ url, key, transport }: ProviderAccess): PaymentProvider {
  const call = <Reply>(name: string, body: Record<string, unknown>, schema: z.ZodType<Reply>) => {
    const address = `${url}/pg/v4/payment/${name}.json`
    return callProvider({ transport, url: address, body: { merchant_id: key, ...body } }, schema)
  }

  /** What became of a payment that could not be verified. */
  async function inquire(authority: string): Promise<Verification> {
    const { status } = (await call('inquiry', { authority }, inquiryReply)).data
    return { state: status === 'FAILED' || status === 'REVERSED' ? 'failed' : 'open' }
  }

  return {
    async start({ amount, invoiceNumber, callbackUrl }) {
      const body = {
        amount: toRials(amount),
        currency: 'IRR',
        callback_url: callbackUrl,
        description: invoiceNumber,
        metadata: { order_id: invoiceNumber },
      }
      const { authority } = (await call('request', body, requestReply)).data
      return {
        token: authority,
        redirectTo: `${url}/pg/StartPay/${encodeURIComponent(authority)}`,
      }
    },

    tokenIn: ({ Authority }) => Authority ?? null,

    async verify({ token: authority, amount }) {
      const body = { authority, amount: toRials(amount) }
      const reply = await call('verify', body, verifyReply)
      if ('data' in reply) {
        return { state: 'paid', referenceNumber: String(reply.data.ref_id), amount }
      }
      return reply.errors.code === codes.notPaid ? inquire(authority) : { state: 'failed' }
    },
  }
}
