/**
 * Something that a tab does only while somebody looks at it: at once, or when the tab is opened again, and then once
 * however often it was asked for.
 */
export function onceInSight(work: () => void): { run: () => void; forget: () => void } {
  const whenOpened = () => {
    if (document.hidden) return
    forget()
    work()
  }
  const forget = () => document.removeEventListener('visibilitychange', whenOpened)
  const run = () => {
    if (document.hidden) document.addEventListener('visibilitychange', whenOpened)
    else work()
  }
  return { run, forget }
}
