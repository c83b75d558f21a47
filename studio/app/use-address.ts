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
  // Typing and scrolling add no entry to the history.
  if (field === 'search' || field === 'selected') history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
