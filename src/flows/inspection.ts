import type { InspectionEvent, Observer } from 'xstate'

type Inspect = Observer<InspectionEvent>

/**
 * The inspector, fetched only where a developer asks for it with `?inspect` in the address; the tab remembers. Null
 * for everyone else, who never load it.
 */
export function inspection(): Promise<Inspect> | null {
  if (new URLSearchParams(location.search).has('inspect')) sessionStorage.setItem('inspect', '1')
  if (sessionStorage.getItem('inspect') === null) return null
  inspector ??= import('#machines/inspect/inspector.ts').then(
    ({ createFlowInspector }) => createFlowInspector().inspect,
  )
  return inspector
}

let inspector: Promise<Inspect> | undefined
