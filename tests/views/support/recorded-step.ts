import { createActor, createMachine } from 'xstate'
import { record } from '#walks/recording/recorder.ts'

/** Lets a flow of the page take a step: only then is there a report to offer. */
export function takeStep(): void {
  const earlier = createMachine({ id: 'earlier', on: { pressed: { actions: () => undefined } } })
  createActor(earlier, { inspect: record }).start().send({ type: 'pressed' })
}
