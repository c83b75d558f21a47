import type { Api } from '#src/api/client.ts'
import type { Inspection } from '#src/inspection/inspection.ts'

/**
 * What the flow studio needs, fetched only where a developer asks for it with `?inspect` in the address of a shop that
 * allows it; the tab remembers. Null for everyone else, who never load it.
 */
export function inspection(inspectable: boolean, api: Api): Promise<Inspection> | null {
  if (!inspectable) return null
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', '1')
  if (sessionStorage.getItem('inspect') === null) return null
  loaded ??= import('#src/inspection/inspection.ts').then((m) => m.createInspection(api))
  return loaded
}

let loaded: Promise<Inspection> | undefined
