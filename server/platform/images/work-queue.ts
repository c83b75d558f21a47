type Job = () => Promise<void>

export type WorkQueue = {
  /** Runs as soon as a slot is free; a visitor is waiting. */
  urgent: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs when nothing urgent does. */
  background: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Drops background work that has not started and waits for what has. */
  close: () => Promise<void>
}

/** Two classes of work in one process; background work never uses more than `maxBackground` slots. */
export function createWorkQueue(maxUrgent: number, maxBackground: number): WorkQueue {
  const waiting = { urgent: [] as Job[], background: [] as Job[] }
  const running = { urgent: 0, background: 0 }
  const idle: (() => void)[] = []

  const start = (kind: 'urgent' | 'background', job: Job) => {
    running[kind] += 1
    void job().finally(() => {
      running[kind] -= 1
      next()
    })
  }
  const next = () => {
    while (running.urgent < maxUrgent) {
      const job = waiting.urgent.shift()
      if (!job) break
      start('urgent', job)
    }
    while (running.urgent === 0 && running.background < maxBackground) {
      const job = waiting.background.shift()
      if (!job) break
      start('background', job)
    }
    if (running.urgent + running.background === 0) for (const done of idle.splice(0)) done()
  }
  const add = <Result>(kind: 'urgent' | 'background', work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting[kind].push(() => work().then(resolve, reject))
      next()
    })

  return {
    urgent: (work) => add('urgent', work),
    background: (work) => add('background', work),
    close: () =>
      new Promise((resolve) => {
        waiting.background.length = 0
        idle.push(resolve)
        next()
      }),
  }
}
