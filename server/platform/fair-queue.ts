/** The request is not worked on: too many are waiting already, or its client disconnected while it waited. */
export class NoTurn extends Error {
  constructor() {
    super('there is no turn for this work')
    this.name = 'NoTurn'
  }
}

export type Ask = {
  /** Who asks. */
  key: string
  /** How much work of the key runs at once. */
  atOnce: number
  /** How much more of it may wait. */
  mostWaiting: number
  /** Called when the turn comes: work for a client that has disconnected is dropped. */
  isGone?: () => boolean
}

type Waiting = Ask & { begin: () => void; drop: () => void }

/** Limits how much work runs at once. What waits begins in order, and the keys take turns (round robin). */
export class FairQueue {
  readonly #mostRunning: number
  readonly #mostWaiting: number
  readonly #running = new Map<string, number>()
  /** Of each key in order; the key whose turn is next comes first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #runningTotal = 0
  #waitingTotal = 0

  /** The most that runs and waits of all keys together. */
  constructor({ running = Infinity, waiting = Infinity } = {}) {
    this.#mostRunning = running
    this.#mostWaiting = waiting
  }

  /** Runs `work` when its turn comes. Throws `NoTurn` if there is none. */
  async run<Result>(ask: Ask, work: () => Promise<Result>): Promise<Result> {
    if (this.#mayBegin(ask)) this.#begin(ask)
    else await this.#wait(ask)
    try {
      return await work()
    } finally {
      this.#end(ask)
    }
  }

  /** Waits for a turn. Returns what ends it, however often it is called. Throws `NoTurn` if there is none. */
  async enter(ask: Ask): Promise<() => void> {
    if (this.#mayBegin(ask)) this.#begin(ask)
    else await this.#wait(ask)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#end(ask)
    }
  }

  #mayBegin({ key, atOnce }: Ask): boolean {
    return this.#runningTotal < this.#mostRunning && (this.#running.get(key) ?? 0) < atOnce
  }

  #begin({ key }: Ask): void {
    this.#runningTotal += 1
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1)
  }

  #end({ key }: Ask): void {
    this.#runningTotal -= 1
    const left = (this.#running.get(key) ?? 0) - 1
    if (left > 0) this.#running.set(key, left)
    else this.#running.delete(key)
    this.#admit()
  }

  #wait(ask: Ask): Promise<void> {
    const line = this.#waiting.get(ask.key) ?? []
    if (line.length >= ask.mostWaiting || this.#waitingTotal >= this.#mostWaiting)
      throw new NoTurn()
    this.#waiting.set(ask.key, line)
    this.#waitingTotal += 1
    return new Promise((begin, reject) => {
      line.push({ ...ask, begin, drop: () => reject(new NoTurn()) })
    })
  }

  #admit(): void {
    for (const [key, line] of this.#waiting) {
      const [next] = line
      if (next === undefined || !this.#mayBegin(next)) continue
      line.shift()
      this.#waitingTotal -= 1
      // Added again, the key comes last.
      this.#waiting.delete(key)
      if (line.length > 0) this.#waiting.set(key, line)
      if (next.isGone?.() === true) next.drop()
      else {
        this.#begin(next)
        next.begin()
      }
    }
  }
}
