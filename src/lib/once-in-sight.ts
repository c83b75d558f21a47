/**
 * Work that a tab does only while it is visible: at once, or when it becomes visible, and then once however often it was
 * requested.
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
