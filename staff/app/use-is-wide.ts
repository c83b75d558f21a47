import { useSyncExternalStore } from 'react'

const query = '(width >= 1200px)'

/** Whether the screen has room for two things side by side, the sections of the back office besides. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
