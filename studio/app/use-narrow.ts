import { useSyncExternalStore } from 'react'

const phones = matchMedia('(max-width: 599px)')

/** Whether the page is as narrow as a phone, where nothing fits next to the chart. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => phones.matches)
}

function subscribe(listener: () => void): () => void {
  phones.addEventListener('change', listener)
  return () => phones.removeEventListener('change', listener)
}
