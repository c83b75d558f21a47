import { z } from 'zod'
import { boundedJson } from './bounded-reply.ts'
import { ProviderUnavailable } from './payment.ts'

/** Sends a call to a provider: `fetch`, or a fake network in tests. */
export type Transport = (
  url: string,
  init: {
    method: 'POST'
    headers: Record<string, string>
    body: string
    redirect: 'manual'
    signal: AbortSignal
  },
) => Promise<Response>

/** How a provider is reached. */
export type ProviderAccess = { url: string; key: string; transport: Transport }

/** The time limit of a call to a provider. */
const timeoutMs = 8_000

/** The page on which a shopper pays; only the web's own schemes, since browsers are sent there. */
export const pageAddress = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .regex(/^[!-~]*$/)

/** What names a payment at a provider or its bank: it is stored, shown and sent on in addresses. */
export const referenceText = z.string().regex(/^[ -~]{1,100}$/)

/** An amount in rials, at least a toman. */
export const rialAmount = z.int().min(10)

export type ProviderCall = {
  transport: Transport
  url: string
  headers?: Record<string, string>
  body: Record<string, unknown>
}

/**
 * Posts JSON to a provider and checks its reply, whatever the HTTP status. Throws `ProviderUnavailable` without a reply
 * of that shape and at most 64 KB in time. Follows no redirect: the key would go along.
 */
export async function callProvider<Reply>(
  { transport, url, headers, body }: ProviderCall,
  schema: z.ZodType<Reply>,
): Promise<Reply> {
  try {
    const response = await transport(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return schema.parse(await boundedJson(response))
  } catch (error) {
    throw new ProviderUnavailable(`the payment provider did not answer ${url}`, error)
  }
}

export const toRials = (tomans: number) => tomans * 10
/** Whole tomans; remaining rials never count as paid. */
export const toTomans = (rials: number) => Math.floor(rials / 10)
