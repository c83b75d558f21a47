import { useSyncExternalStore } from 'react'

/** The parameters of the studio's URL. */
type Field =
  'machine' | 'selected' | 'focus' | 'view' | 'frame' | 'search' | 'shop' | 'ticket' | 'message'

/**
 * A parameter of the URL and its setter; null if it is absent. The studio keeps its selection in the URL, so that a
 * chart can be linked to and the browser's back button works.
 */
export function useAddress(field: Field): [string | null, (value: string | null) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  return [new URLSearchParams(search).get(field), (value) => changeAddress(field, value)]
}

/** Changes a parameter of the URL outside of a view. */
export function changeAddress(field: Field, value: string | null): void {
  const url = new URL(location.href)
  if (value === null) url.searchParams.delete(field)
  else url.searchParams.set(field, value)
  if (isPassing(field, new URL(location.href), url)) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Whether a change adds no entry to the history: typing and scrolling, and all changes while the shop is in the frame,
 * which has its own entries in the same history. A step back of the shop would undo what was chosen in the studio since.
 */
function isPassing(field: Field, before: URL, after: URL): boolean {
  if (field === 'search' || field === 'selected') return true
  return [before, after].every(({ searchParams }) => searchParams.has('frame'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
