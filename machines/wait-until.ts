import { fromPromise } from 'xstate'
import { clockOf } from './clock.ts'

/**
 * Ends when the deadline (milliseconds since the epoch) is reached on the clock of the flow. The deadline itself
 * stays in the context of the machine, so that a restored flow waits for the rest of the time only.
 */
export const waitUntil = fromPromise<void, { deadline: number }>(({ input, signal, system }) => {
  const clock = clockOf(system)
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, Math.max(0, input.deadline - clock.now()))
    signal.addEventListener('abort', () => clock.clearTimeout(timer))
  })
})
