import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'
import { setServerClock } from '#src/lib/clock.ts'

export type Api = Client<paths>
type Send = (request: Request) => Promise<Response>

/**
 * The typed client of the shop's API.
 * @param send sends a request: by default the browser's `fetch`; the server injects it into its own API
 * @param origin absolute origin where there is no page to be relative to
 */
export function createApi(send: Send = sendFromBrowser, origin = ''): Api {
  return createClient<paths>({ baseUrl: `${origin}/api`, fetch: send, querySerializer: toQuery })
}

const timeoutMs = 20_000

async function sendFromBrowser(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  const response = await globalThis.fetch(request, { signal })
  setServerClock(response.headers.get('date'))
  return response
}

/** Serializes query parameters: each key of `filters` becomes a parameter, lists become repeated ones. */
function toQuery(query: Record<string, unknown>): string {
  const pairs = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (key === 'filters' && typeof value === 'object' && value !== null) {
      for (const [filter, values] of Object.entries(value)) append(pairs, filter, values)
    } else append(pairs, key, value)
  }
  return pairs.toString()
}

function append(pairs: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) return
  for (const item of Array.isArray(value) ? value : [value]) pairs.append(key, String(item))
}
