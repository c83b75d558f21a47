import { readTabEntry, storeTabEntry } from '#src/lib/tab-entry.ts'

const name = 'finished-selections'
/** More than a tab has entries of the history that still keep one. */
const most = 100

/** Notes in this tab that nothing is selected any more, so that no entry of the history brings the selection back. */
export function finishSelection(id: string): void {
  const finished = finishedIds()
  if (!finished.includes(id)) storeTabEntry(name, [...finished, id].slice(-most))
}

/** Whether the selection was used or taken back. */
export const isFinished = (id: string | null): boolean => id !== null && finishedIds().includes(id)

function finishedIds(): string[] {
  const stored = readTabEntry(name)
  return Array.isArray(stored) ? stored.map(String) : []
}
