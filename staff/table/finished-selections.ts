const name = 'finished-selections'
/** More than a tab has entries of the history that still keep one. */
const most = 100

/** Notes in this tab that nothing is selected any more, so that no entry of the history brings the selection back. */
export function finishSelection(id: string): void {
  const finished = finishedIds()
  if (finished.includes(id)) return
  try {
    sessionStorage.setItem(name, JSON.stringify([...finished, id].slice(-most)))
  } catch {
    // Blocked or full: the entries that the page does not show keep it.
  }
}

/** Whether the selection was used or taken back. */
export const isFinished = (id: string | null): boolean => id !== null && finishedIds().includes(id)

function finishedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
