import { mock } from 'node:test'
import type { AnyWalkModel } from '#walks/model.ts'
import { recordingStart, stepsText } from '#walks/paths/transition-table.ts'

/**
 * What each machine does now, by its id, as the tests would record it: with their clock, which stands still but for a
 * millisecond between two steps.
 */
export function stepsNow(models: readonly AnyWalkModel[]): Map<string, string> {
  return new Map(models.map((model) => [model.machine.id, stepsOf(model)]))
}

function stepsOf(model: AnyWalkModel): string {
  mock.timers.enable({ apis: ['Date'], now: recordingStart })
  try {
    return stepsText(model, () => mock.timers.tick(1))
  } finally {
    mock.timers.reset()
  }
}
