export type QuietWork = {
  /** Defers work until the system is quiet; work already waiting under the key is kept. */
  add: (key: string, work: () => Promise<unknown>) => void
  /** Restarts the wait for quiet. */
  disturb: () => void
  /** Drops work that has not started. */
  close: () => void
}

type Options = {
  /** It is quiet after this many milliseconds without a disturbance. */
  quietMs: number
  /** One piece of work is done after this many milliseconds, even if it was never quiet. */
  patienceMs: number
  /** Called with the error of a failed piece of work; the next one runs regardless. */
  onError: (error: unknown) => void
}

/** Work that can wait, done piece by piece while the system is quiet, and occasionally if it never is. */
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
