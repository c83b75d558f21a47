/**
 * Takes an action out of the address (`?action=`), so that it is done once: a reload or the way back finds it gone.
 * @returns whether the address asked for it
 */
export function takePageAction(action: string): boolean {
  const url = new URL(location.href)
  if (url.searchParams.get('action') !== action) return false
  url.searchParams.delete('action')
  history.replaceState(history.state, '', url)
  return true
}
