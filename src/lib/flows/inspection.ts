import type { Api } from '#src/lib/api/client.ts'
import type { Inspection } from '#studio/channel/inspection.ts'

let loaded: Inspection | null = null

/** What the flow studio needs; null for everyone who did not ask for it. */
export const inspection = () => loaded

/**
 * Fetches it where a developer asks for it with `?inspect` in the address of a shop that allows it; the tab remembers.
 * To be called before the first flow starts.
 */
export async function loadInspection(inspectable: boolean, api: Api): Promise<void> {
  if (!inspectable) return
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', '1')
  if (sessionStorage.getItem('inspect') === null) return
  const { createInspection } = await import('#studio/channel/inspection.ts')
  loaded = createInspection(api)
}
