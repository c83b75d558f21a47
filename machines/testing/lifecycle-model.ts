import type { AnyStateMachine } from 'xstate'
import type { AnyFlowModel } from './model.ts'

/** The model of a chart of the server: its events carry nothing, and it calls nobody. */
export function lifecycleModel(
  machine: AnyStateMachine,
  invariants: AnyFlowModel['invariants'],
): AnyFlowModel {
  return {
    machine,
    starts: { created: undefined },
    events: machine.events.map((type) => ({ type })),
    outcomes: {},
    facts: () => null,
    invariants,
  }
}
