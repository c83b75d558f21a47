import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'
import { noteServerDate } from '#src/lib/clock.ts'

export type Api = Client<paths>
type Send = (request: Request) => Promise<Response>

/**
 * The typed client of the shop's API.
 * @param send carries a request; the browser's `fetch` by default, the server renders with calls into itself
 * @param origin absolute origin where there is no page to be relative to
 */
export function createApi(send: Send = sendFromBrowser, origin = ''): Api {
  return createClient<paths>({ baseUrl: `${origin}/api`, fetch: send, querySerializer: toQuery })
}

const timeoutMs = 20_000

async function sendFromBrowser(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  const response = await globalThis.fetch(request, { signal })
  noteServerDate(response.headers.get('date'))
  return response
}

/** Writes query parameters; `filters` stands for one parameter a filter key, lists are repeated keys. */
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
