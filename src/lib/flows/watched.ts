import type { AnyStateMachine } from 'xstate'
import { record } from '#machines/recording/recorder.ts'
import type { FlowOptions } from '#machines/kernel/start.ts'
import { inspection } from './inspection.ts'

/** How every running flow of the shop is watched: by the studio where it was asked for, else for a report to support. */
export function watched<Machine extends AnyStateMachine>(
  machine: Machine,
): { machine: Machine } & Pick<FlowOptions<Machine>, 'inspect' | 'clock'> {
  const inspected = inspection()
  return {
    machine: inspected?.attributed(machine) ?? machine,
    inspect: inspected?.inspect ?? record,
    clock: inspected?.clock,
  }
}
