import { fromPromise } from 'xstate'
import { clockOf, type FlowClock } from './clock.ts'

/**
 * Ends when the deadline (milliseconds since the epoch) is reached on the clock of the flow. The deadline itself
 * stays in the context of the machine, so that a restored flow waits for the rest of the time only.
 */
export const waitUntil = fromPromise<void, { deadline: number }>(({ input, signal, system }) => {
  const clock = clockOf(system)
  return pause(clock, delayUntil(input.deadline, clock.now()), signal)
})

/** Resolves after a time on the clock of a flow; never, if it is aborted before. */
export const pause = (clock: FlowClock, milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clock.clearTimeout(timer))
  })

/** A timer takes 31 bits of milliseconds at most, 24 days; a longer one would end at once. */
function delayUntil(deadline: number, now: number): number {
  return Math.min(Math.max(0, deadline - now), 2 ** 31 - 1)
}
