import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type InputFrom,
  type InspectionEvent,
  type Observer,
} from 'xstate'
import { setClock, systemClock, type FlowClock } from './clock.ts'
import type { SavedSnapshot } from './snapshot.ts'

export type FlowOptions<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void)
  clock?: FlowClock
  snapshot?: SavedSnapshot | null
}

/**
 * Starts a flow. Every actor of the shop starts here, in the browser, in tests and in the studio, so that each can
 * be watched (`inspect`), timed (`clock`) and restored (`snapshot`). A restored flow receives `flow.resumed`.
 */
export function startFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  options: FlowOptions<Machine>,
): Actor<Machine> {
  const actor = createFlow(machine, options)
  actor.start()
  if (options.snapshot) actor.send({ type: 'flow.resumed' } as Parameters<typeof actor.send>[0])
  return actor
}

/** The flow before its start, for a caller that listens first. */
export function createFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, inspect, clock = systemClock, snapshot }: FlowOptions<Machine>,
): Actor<Machine> {
  const actor = createActor<AnyStateMachine>(machine, {
    input,
    inspect,
    clock,
    ...(snapshot ? { snapshot } : {}),
  })
  setClock(actor.system, clock)
  return actor as Actor<Machine>
}
