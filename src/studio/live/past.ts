import type { Step } from './live-state.ts'
import type { Live } from './use-live.ts'

type Past = Pick<Live, 'recording' | 'steps' | 'shown'>

/** The steps of the flow that is shown; of a recording all. */
export function pastOf({ recording, steps, shown }: Past): readonly Step[] {
  return recording === null ? steps.filter(({ flow }) => flow === shown?.flow) : steps
}

/** The step that the same actor took before the one that is shown. */
export function stepBefore({ steps, shown }: Past): Step | null {
  if (shown === null) return null
  const place = steps.findIndex(({ id }) => id === shown.id)
  return steps.slice(0, place).findLast(({ actor }) => actor === shown.actor) ?? null
}
