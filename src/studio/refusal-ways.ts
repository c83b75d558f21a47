import type { StateValue } from 'xstate'
import { transitionId } from '#machines/inspect/transition-id.ts'
import { ProblemError, type FailureCode } from '#machines/problem.ts'
import { invocationId, transitionsIn, type ChartTransition } from './chart/graph.ts'
import { wayBelow } from './details/inherited.ts'
import type { StudioMachine } from './machines.ts'

/**
 * The transition that a machine takes when a call of one of its actors fails with a code. Null where the code alone
 * does not decide it: a guard that is asked looks at what the flow knows.
 * @param state id of the one that invokes the actor
 */
export function wayOfRefusal(
  { machine, graph }: Pick<StudioMachine, 'machine' | 'graph'>,
  state: string,
  actor: string,
  code: FailureCode,
): ChartTransition | null {
  const actorId = invocationId(actor)
  const event = {
    type: `xstate.error.actor.${actorId}`,
    error: new ProblemError(code),
    actorId,
  }
  const value = valueOf(wayBelow(graph.root, state))
  const known = unknownContext()
  try {
    const snapshot = machine.resolveState({ value, context: known.context })
    const [taken] = machine.getTransitionData(snapshot, event)
    const id = taken && transitionId(taken)
    const way = transitionsIn(graph).find((each) => each.id === id)
    return known.isAskedFor() ? null : (way ?? null)
  } catch (cause) {
    if (known.isAskedFor()) return null
    throw cause
  }
}

/** What a flow knows, where nothing is known of it. */
function unknownContext() {
  let isAskedFor = false
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: () => {
        isAskedFor = true
        return undefined
      },
    },
  )
  return { context, isAskedFor: () => isAskedFor }
}

function valueOf(way: string): StateValue {
  const [first = '', ...below] = way.split('.')
  return below.length === 0 ? first : { [first]: valueOf(below.join('.')) }
}
