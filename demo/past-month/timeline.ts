type Happening = { at: number; happen: () => Promise<void> }

export type Timeline = {
  /** The moment that is played; milliseconds since 1970. */
  now: () => number
  /** Plans something; what is planned for a moment that has passed happens next. */
  plan: (at: number, happen: () => Promise<void>) => void
  /** Plays what is planned in its order, also what is planned meanwhile; what lies after `end` does not happen. */
  play: (end: number, afterEach: () => Promise<void>) => Promise<void>
}

/** Lets things happen one after another, each at its moment, as fast as the machine can. */
export function createTimeline(start: number): Timeline {
  const planned: Happening[] = []
  let now = start
  return {
    now: () => now,
    plan: (at, happen) => {
      const place = planned.findIndex((other) => other.at > at)
      planned.splice(place === -1 ? planned.length : place, 0, { at, happen })
    },
    play: async (end, afterEach) => {
      for (let next = planned.shift(); next !== undefined; next = planned.shift()) {
        if (next.at > end) return
        now = Math.max(now, next.at)
        await next.happen()
        await afterEach()
      }
      now = end
    },
  }
}
