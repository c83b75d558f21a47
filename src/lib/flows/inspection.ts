import type { Api } from '#src/lib/api/client.ts'
import type { Inspection } from '#studio/channel/inspection.ts'

let loaded: Inspection | null = null

/** The channel of the flow studio; null unless it was loaded. */
export const inspection = () => loaded

/**
 * Loads the channel if a developer asks for it with `?inspect` and the shop allows it, even where
 * the shop asked to sign in before the page that was to be inspected; the tab remembers that. To be
 * called before the first flow starts.
 */
export async function loadInspection(inspectable: boolean, api: Api): Promise<void> {
  if (!inspectable) return
  if (isAsked(new URLSearchParams(location.search))) sessionStorage.setItem('inspect', '1')
  if (sessionStorage.getItem('inspect') === null) return
  const { createInspection } = await import('#studio/channel/inspection.ts')
  loaded = createInspection(api)
}

/** The page that follows the sign-in is named in a parameter, with its own query. */
const isAsked = (query: URLSearchParams): boolean =>
  query.has('inspect') || [...query.values()].some((value) => /[?&]inspect\b/.test(value))
