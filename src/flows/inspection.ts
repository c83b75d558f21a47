import type { InspectionEvent } from 'xstate'

type Inspect = (event: InspectionEvent) => void

/**
 * The inspector, fetched only when a developer asks for it with `?inspect` in the address; the tab remembers. Null for
 * everyone else, who never load it.
 */
export function inspection(): Promise<Inspect> | null {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', '1')
  if (sessionStorage.getItem('inspect') === null) return null
  return import('#machines/inspect/inspector.ts').then((module) => module.inspectFlows())
}
