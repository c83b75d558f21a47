const pauseMs = 10_000

/** Keeps failures that come by the thousand from flooding the log. */
export class RareLog {
  readonly #kinds = new Map<string, { since: number; unlogged: number }>()

  /** Calls `write` at most once in ten seconds for each kind, with how often it was not called meanwhile. */
  log(kind: string, write: (unlogged: number) => void): void {
    const last = this.#kinds.get(kind)
    if (last !== undefined && performance.now() - last.since < pauseMs) {
      last.unlogged += 1
      return
    }
    this.#kinds.set(kind, { since: performance.now(), unlogged: 0 })
    write(last?.unlogged ?? 0)
  }
}
