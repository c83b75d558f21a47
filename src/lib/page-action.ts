/**
 * Removes an action from the URL (`?action=`), so that a reload or the back button does not repeat it.
 * @returns whether the URL had it
 */
export function consumePageAction(action: string): boolean {
  const url = new URL(location.href)
  if (url.searchParams.get('action') !== action) return false
  url.searchParams.delete('action')
  history.replaceState(history.state, '', url)
  return true
}
