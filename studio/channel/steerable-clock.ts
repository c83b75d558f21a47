import { systemClock, type FlowClock } from '#studio/shop/machines.ts'

/** A deadline that a flow waits for. */
export type PendingTimer = {
  id: number
  /** Milliseconds since the epoch. */
  due: number
  /** Who waits, as returned by `owner` when the timer was set. */
  owner: string | null
}

export type SteerableClock = FlowClock & {
  /** The pending deadlines, next one first. */
  pending: () => PendingTimer[]
  /** Ends a deadline now, whatever the time. Returns false if it is no longer pending. */
  pass: (id: number) => boolean
}

type Options = {
  clock?: FlowClock
  /** The actor that is currently setting a timer. */
  owner?: () => string | null
  /** Called when a timer is set, ends or is cleared. */
  onChange?: () => void
}

/** A real-time clock whose deadlines can be ended early. The current time does not change. */
export function steerableClock({
  clock = systemClock,
  owner = () => null,
  onChange,
}: Options = {}): SteerableClock {
  const timers = new Map<number, PendingTimer & { callback: () => void; handle: unknown }>()
  let last = 0
  const take = (id: number) => {
    const timer = timers.get(id)
    if (timer === undefined) return null
    timers.delete(id)
    onChange?.()
    return timer
  }
  return {
    now: () => clock.now(),
    setTimeout: (callback, milliseconds) => {
      last += 1
      const id = last
      const handle: unknown = clock.setTimeout(() => take(id)?.callback(), milliseconds)
      timers.set(id, { id, due: clock.now() + milliseconds, owner: owner(), callback, handle })
      onChange?.()
      return id
    },
    clearTimeout: (id: number) => {
      const timer = take(id)
      if (timer !== null) clock.clearTimeout(timer.handle)
    },
    pending: () =>
      [...timers.values()]
        .map(({ id, due, owner }) => ({ id, due, owner }))
        .sort((one, other) => one.due - other.due),
    pass: (id) => {
      const timer = take(id)
      if (timer === null) return false
      clock.clearTimeout(timer.handle)
      timer.callback()
      return true
    },
  }
}
