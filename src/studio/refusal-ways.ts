import type { StateValue } from 'xstate'
import { transitionId } from '#machines/inspect/transition-id.ts'
import { ProblemError, type FailureCode } from '#machines/problem.ts'
import type { Place } from '#machines/relations.ts'
import { invocationId, statesIn, transitionsIn, type ChartTransition } from './chart/graph.ts'
import { wayBelow } from './details/inherited.ts'
import type { StudioMachine } from './machines.ts'
import { invocations } from './neighbours.ts'
import type { Sources } from './sources/machine-source.ts'

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

/** The places of the machines that invoke one, where a transition ends that one; none where it goes on itself. */
export function callersAfter(machine: StudioMachine, way: ChartTransition): Place[] {
  const ends = machine.graph.root.states.filter(({ kind }) => kind === 'final')
  if (!ends.some(({ id }) => way.targets.includes(id))) return []
  return invocations
    .filter(({ called }) => called === machine)
    .map(({ caller, state }) => ({ machine: caller.id, state }))
}

/** A state in which the shop says something, and with the data of which story it was seen. */
export type Teller = { machine: string; state: string; story: string }

/**
 * Where the views of the stories tell the sentence of a refusal after a transition: in the states to which it leads, or
 * in the machines that go on when it ends its own. Of a state the first of its stories.
 */
export function tellersOf(
  { machines }: Pick<Sources, 'machines'>,
  machine: StudioMachine,
  way: ChartTransition,
  sentence: string,
): Teller[] {
  const after = new Set(callersAfter(machine, way).map((place) => place.machine))
  const targets = statesIn(machine.graph.root).filter(({ id }) => way.targets.includes(id))
  const reached = new Set(targets.flatMap(statesIn).map(({ id }) => id))
  const isAfter = (id: string, state: string) =>
    after.has(id) || (id === machine.id && reached.has(state))
  return Object.entries(machines).flatMap(([id, { views }]) =>
    Object.entries(views).flatMap(([state, seen]) => {
      const view = seen.find(({ sights }) =>
        sights.some(({ kind, words }) => kind === 'alert' && words.includes(sentence)),
      )
      return view === undefined || !isAfter(id, state)
        ? []
        : [{ machine: id, state, story: view.story }]
    }),
  )
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
