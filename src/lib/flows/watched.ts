import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { record } from '#walks/recording/recorder.ts'
import type { FlowOptions } from '#machines/kernel/start.ts'
import { countStep } from './count-steps.ts'
import { inspection } from './inspection.ts'

/** Observers of a running flow: the studio if it is loaded, otherwise the recorder for support and the counter. */
export function watched<Machine extends AnyStateMachine>(
  machine: Machine,
): { machine: Machine } & Pick<FlowOptions<Machine>, 'inspect' | 'clock'> {
  const inspected = inspection()
  return {
    machine: inspected?.attributed(machine) ?? machine,
    inspect: inspected?.inspect ?? watch,
    clock: inspected?.clock,
  }
}

function watch(event: InspectionEvent): void {
  record(event)
  countStep(event)
}
