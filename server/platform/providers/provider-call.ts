import { z } from 'zod'
import { ProviderUnavailable } from './payment.ts'

/** Sends a call to a provider: `fetch`, or a fake network in tests. */
export type Transport = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Response>

/** How a provider is reached. */
export type ProviderAccess = { url: string; key: string; transport: Transport }

/** The time limit of a call to a provider. */
const timeoutMs = 8_000

/** The page on which a shopper pays; only the web's own schemes, since browsers are sent there. */
export const pageAddress = z.url({ protocol: /^https?$/ })

export type ProviderCall = {
  transport: Transport
  url: string
  headers?: Record<string, string>
  body: Record<string, unknown>
}

/**
 * Posts JSON to a provider and checks its reply, whatever the HTTP status. Throws `ProviderUnavailable` without a reply
 * of that shape in time.
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    return schema.parse(await response.json())
  } catch (error) {
    throw new ProviderUnavailable(`the payment provider did not answer ${url}`, error)
  }
}

export const toRials = (tomans: number) => tomans * 10
/** Whole tomans; remaining rials never count as paid. */
export const toTomans = (rials: number) => Math.floor(rials / 10)
