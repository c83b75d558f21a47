import { useSyncExternalStore } from 'react'

/** What the address of the studio can say. */
type Field = 'machine' | 'selected' | 'view' | 'frame' | 'search'

/**
 * A field of the address and how to change it; null where it is not there. The address is where the studio keeps what
 * is chosen, so that a chart can be linked to and the browser's back button works.
 */
export function useAddress(field: Field): [string | null, (value: string | null) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  return [new URLSearchParams(search).get(field), (value) => change(field, value)]
}

function change(field: Field, value: string | null): void {
  const url = new URL(location.href)
  if (value === null) url.searchParams.delete(field)
  else url.searchParams.set(field, value)
  // What is typed or looked at is no step to go back by.
  if (field === 'search' || field === 'selected') history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  dispatchEvent(new PopStateEvent('popstate'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
