import { mock } from 'node:test'
import type { AnyWalkModel } from '#walks/model.ts'
import { recordingStart, stepsText } from '#walks/paths/transition-table.ts'

/**
 * What each machine does now, by its id, as the tests would record it: with their clock, which stands still but for a
 * millisecond between two steps. Of a machine that throws, as it was recorded; a fault says so.
 */
export function stepsNow(
  models: readonly AnyWalkModel[],
  recorded: ReadonlyMap<string, string> = new Map(),
): { steps: ReadonlyMap<string, string>; faults: string[] } {
  const steps = new Map<string, string>()
  const faults: string[] = []
  for (const model of models) {
    const { id } = model.machine
    const known = recorded.get(id)
    if (known !== undefined) steps.set(id, known)
    try {
      steps.set(id, stepsOf(model))
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { steps, faults }
}

function stepsOf(model: AnyWalkModel): string {
  mock.timers.enable({ apis: ['Date'], now: recordingStart })
  try {
    return stepsText(model, () => mock.timers.tick(1))
  } finally {
    mock.timers.reset()
  }
}
