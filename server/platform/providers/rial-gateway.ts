import { z } from 'zod'
import { ProviderUnavailable, type PaymentProvider } from './payment.ts'

/** Sends a call to a provider: `fetch`, or a fake network in tests. */
export type Transport = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Response>

/** The time limit of a call to a provider. */
const timeoutMs = 8_000

/** Results of `verify`: accepted now, accepted before, not paid (yet), canceled by the shopper. */
const codes = { accepted: 100, acceptedBefore: 101, notPaid: -51, cancelled: -52 } as const

const startReply = z.object({
  code: z.literal(codes.accepted),
  token: z.string().min(1),
  redirect_to: z.url(),
})
const verifyReply = z.union([
  z.object({
    code: z.union([z.literal(codes.accepted), z.literal(codes.acceptedBefore)]),
    amount: z.int().positive(),
    reference_number: z.string().min(1),
  }),
  z.object({ code: z.union([z.literal(codes.notPaid), z.literal(codes.cancelled)]) }),
])

/**
 * A gateway with the usual JSON protocol of Iranian payment services: a payment is registered with its amount in
 * rials and identified by a token, the shopper pays on the service's page, and the shop verifies it with the
 * service.
 */
export function rialGateway(options: {
  url: string
  key: string
  transport: Transport
}): PaymentProvider {
  return {
    async start({ amount, invoiceNumber, callbackUrl }) {
      const reply = await call(options, '/request', startReply, {
        amount: toRials(amount),
        invoice_number: invoiceNumber,
        callback_url: callbackUrl,
      })
      return { token: reply.token, redirectTo: reply.redirect_to }
    },
    async verify(token) {
      const reply = await call(options, '/verify', verifyReply, { token })
      if (!('amount' in reply)) {
        return { state: reply.code === codes.cancelled ? 'cancelled' : 'open' }
      }
      const { reference_number: referenceNumber, amount } = reply
      return { state: 'paid', referenceNumber, amount: toTomans(amount) }
    },
  }
}

async function call<Reply>(
  { url, key, transport }: { url: string; key: string; transport: Transport },
  path: string,
  schema: z.ZodType<Reply>,
  body: Record<string, unknown>,
): Promise<Reply> {
  try {
    const response = await transport(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return schema.parse(await response.json())
  } catch (error) {
    throw new ProviderUnavailable(`the payment provider did not answer ${path}`, error)
  }
}

const toRials = (tomans: number) => tomans * 10
/** Whole tomans; remaining rials never count as paid. */
const toTomans = (rials: number) => Math.floor(rials / 10)
