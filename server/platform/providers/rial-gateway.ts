import { z } from 'zod'
import type { PaymentProvider } from './payment.ts'
import {
  callProvider,
  pageAddress,
  referenceText,
  rialAmount,
  toRials,
  toTomans,
  type ProviderAccess,
} from './provider-call.ts'

/** Results of `verify`: accepted now, accepted before, not paid (yet), canceled by the shopper. */
const codes = { accepted: 100, acceptedBefore: 101, notPaid: -51, cancelled: -52 } as const

const startReply = z.object({
  code: z.literal(codes.accepted),
  token: referenceText,
  redirect_to: pageAddress,
})
const verifyReply = z.union([
  z.object({
    code: z.union([z.literal(codes.accepted), z.literal(codes.acceptedBefore)]),
    amount: rialAmount,
    reference_number: referenceText,
  }),
  z.object({ code: z.union([z.literal(codes.notPaid), z.literal(codes.cancelled)]) }),
])

/**
 * A gateway with the usual JSON protocol of Iranian payment services: a payment is registered with its amount in
 * rials and identified by a token, the shopper pays on the service's page, and the shop verifies it with the
 * service.
 */
export function rialGateway({ url, key, transport }: ProviderAccess): PaymentProvider {
  const call = <Reply>(path: string, body: Record<string, unknown>, schema: z.ZodType<Reply>) =>
    callProvider(
      { transport, url: `${url}${path}`, headers: { authorization: `Bearer ${key}` }, body },
      schema,
    )
  return {
    async start({ amount, invoiceNumber, callbackUrl }) {
      const body = {
        amount: toRials(amount),
        invoice_number: invoiceNumber,
        callback_url: callbackUrl,
      }
      const reply = await call('/request', body, startReply)
      return { token: reply.token, redirectTo: reply.redirect_to }
    },

    tokenIn: ({ token }) => token ?? null,

    async verify({ token }) {
      const reply = await call('/verify', { token }, verifyReply)
      if (!('amount' in reply)) {
        return { state: reply.code === codes.cancelled ? 'cancelled' : 'open' }
      }
      const { reference_number: referenceNumber, amount } = reply
      return { state: 'paid', referenceNumber, amount: toTomans(amount) }
    },
  }
}
