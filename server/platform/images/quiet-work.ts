export type QuietWork = {
  /** Puts work off until it is quiet; what is waiting already under the key stays as it is. */
  add: (key: string, work: () => Promise<unknown>) => void
  /** Restarts the wait for quiet. */
  disturb: () => void
  /** Drops what has not begun. */
  close: () => void
}

type Options = {
  /** Milliseconds without a disturbance after which it is quiet. */
  quietMs: number
  /** Milliseconds after which one work is done though it never was quiet. */
  patienceMs: number
  /** Called with the error of a failed job; the next one runs all the same. */
  onError: (error: unknown) => void
}

/** Work that can wait, done one after the other while it is quiet, and now and then where it never is. */
export function createQuietWork({ quietMs, patienceMs, onError }: Options): QuietWork {
  const waiting = new Map<string, () => Promise<unknown>>()
  let quietAt = 0
  let waitingSince = 0
  let running = false
  let timer: NodeJS.Timeout | undefined

  const dueAt = () => Math.min(quietAt, waitingSince + patienceMs)
  const plan = () => {
    clearTimeout(timer)
    if (running || waiting.size === 0) return
    timer = setTimeout(next, Math.max(0, dueAt() - performance.now()))
    timer.unref()
  }
  const next = () => {
    const [first] = waiting
    if (!first || performance.now() < dueAt()) return plan()
    const [key, work] = first
    running = true
    void work()
      .catch(onError)
      .finally(() => {
        running = false
        waiting.delete(key)
        waitingSince = performance.now()
        plan()
      })
  }

  return {
    add: (key, work) => {
      if (waiting.has(key)) return
      if (waiting.size === 0) waitingSince = performance.now()
      waiting.set(key, work)
      plan()
    },
    disturb: () => {
      quietAt = performance.now() + quietMs
    },
    close: () => {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}
