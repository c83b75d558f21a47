import { useSyncExternalStore } from 'react'

/** Panda's `lg`. */
const query = '(width >= 1200px)'

/** Whether there is room for two columns next to the navigation. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
