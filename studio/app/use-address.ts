import { useSyncExternalStore } from 'react'

/** The parameters of the studio's URL. */
type Field =
  'machine' | 'selected' | 'focus' | 'view' | 'frame' | 'search' | 'shop' | 'ticket' | 'message'

/** See `changeAddress`. */
export type Change = (value: string | null, how?: 'chosen' | 'passing') => void

/**
 * A parameter of the URL and its setter; null if it is absent. The studio keeps its selection in the URL, so that a
 * chart can be linked to and the browser's back button works.
 */
export function useAddress(field: Field): [string | null, Change] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const change: Change = (value, how) => changeAddress(field, value, how)
  return [new URLSearchParams(search).get(field), change]
}

/**
 * Changes a parameter of the URL outside of a view.
 * @param how `passing` adds no entry to the history: input or a search, and what follows from another choice
 */
export function changeAddress(
  field: Field,
  value: string | null,
  how: 'chosen' | 'passing' = 'chosen',
): void {
  const [before, after] = [new URL(location.href), new URL(location.href)]
  if (value === null) after.searchParams.delete(field)
  else after.searchParams.set(field, value)
  const isSame = before.href === after.href
  if (how === 'passing' || isSame || isOfFrame(before, after)) history.replaceState(null, '', after)
  else history.pushState(null, '', after)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * While the shop is in the frame, no choice adds an entry, as the shop has its own in the same history. A step back of the
 * shop would undo what was chosen in the studio since.
 */
function isOfFrame(before: URL, after: URL): boolean {
  return [before, after].every(({ searchParams }) => searchParams.has('frame'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
