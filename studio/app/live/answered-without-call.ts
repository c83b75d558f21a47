import { callersIn } from './callers.ts'
import type { LiveState } from './live-state.ts'

/**
 * The last actor that has answered since a fault was armed without a call that the fault could have met, as that of a
 * guest's cart, which the browser keeps; null if there is none.
 */
export function answeredWithoutCall({
  fault,
  armedAt,
  callers,
  steps,
  page,
}: Pick<LiveState, 'fault' | 'armedAt' | 'callers' | 'steps' | 'page'>): string | null {
  if (fault === null) return null
  const { caller } = fault
  const answers = steps
    .filter((step) => step.id > armedAt && step.page === page)
    .flatMap(({ machine, event }) => {
      const [, name] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? []
      return name === undefined ? [] : { machine, name }
    })
    .filter(({ name }) => !callers.includes(name))
    .filter(
      ({ machine, name }) =>
        caller === undefined || (caller.machine === machine && caller.name === name),
    )
  const last = answers.findLast((answer) =>
    callersIn([answer.machine]).some(
      ({ machine, name }) => machine === answer.machine && name === answer.name,
    ),
  )
  return last?.name ?? null
}
