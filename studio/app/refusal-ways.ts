import { transitionId } from '#walks/recording/transition-id.ts'
import { failureWith } from '#studio/shop/api.ts'
import type { FailureCode, ProblemCode } from '#studio/shop/machines.ts'
import { invocationId, statesIn, transitionsIn, type ChartTransition } from '#charts/graph.ts'
import { plainName } from '#charts/names.ts'
import { pathBelow, pathTo } from './details/inherited.ts'
import { stateValueOf } from './live/state-ids.ts'
import type { StudioMachine } from './machines.ts'
import { invocations } from './neighbors.ts'
import { problemCodes } from './problem-codes.ts'
import type { Sources } from '#studio/sources/machine-source.ts'

/**
 * The transition that a machine takes when a call of one of its actors fails with a code. Null if the code alone does
 * not determine it: a guard depends on the flow's context.
 * @param state id of the one that invokes the actor
 * @param status with which the server sends the code
 */
export function transitionOfFailure(
  { machine, graph }: Pick<StudioMachine, 'machine' | 'graph'>,
  state: string,
  actor: string,
  code: FailureCode,
  status?: number,
): ChartTransition | null {
  const actorId = invocationId(actor)
  const event = {
    type: `xstate.error.actor.${actorId}`,
    error: failureWith(code, status),
    actorId,
  }
  const value = stateValueOf(pathBelow(graph.root, state))
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

/** A consequence in another machine: a state of it, or a transition that it takes. */
export type Onward =
  { machine: StudioMachine; state: string } | { machine: StudioMachine; way: ChartTransition }

/**
 * The consequences in the machines that invoke one, after a transition of it: their states if it ends, and their
 * transitions for the events that its actions send to its parent, recursively.
 */
export function onwardOf(
  sources: Pick<Sources, 'machines'>,
  machine: StudioMachine,
  way: ChartTransition,
): Onward[] {
  const callers = invocations.filter(({ called }) => called === machine)
  const ends = machine.graph.root.states.filter(({ kind }) => kind === 'final')
  const isOver = ends.some(({ id }) => way.targets.includes(id))
  const reported = eventsToParent(sources, machine, way)
  return callers.flatMap(({ caller, state }): Onward[] => {
    const reactions = reported.flatMap((event) => answerOf(caller, state, event) ?? [])
    return [
      ...(isOver ? [{ machine: caller, state }] : []),
      ...reactions.flatMap((way): Onward[] => [
        { machine: caller, way },
        ...onwardOf(sources, caller, way),
      ]),
    ]
  })
}

/** The types of the events that a transition's actions send to the parent machine, according to their sources. */
function eventsToParent(
  sources: Pick<Sources, 'machines'>,
  machine: StudioMachine,
  way: ChartTransition,
): string[] {
  return namedByActions(sources, machine, way, /sendTo\(\s*parent\b[^]*?type: '([\w.]+)'/)
}

/** The codes of the failures that a transition's actions create themselves. */
export function codesMadeBy(
  sources: Pick<Sources, 'machines'>,
  machine: StudioMachine,
  way: ChartTransition,
): ProblemCode[] {
  const named = namedByActions(sources, machine, way, /new ProblemError\('(\w+)'/)
  return named.flatMap((code) => problemCodes.find((each) => each === code) ?? [])
}

/** The names that a pattern finds in the sources of a transition's actions, at most one in each. */
function namedByActions(
  { machines }: Pick<Sources, 'machines'>,
  { id }: StudioMachine,
  { actions }: ChartTransition,
  pattern: RegExp,
): string[] {
  return actions.flatMap((name) => {
    const source = machines[id]?.actions[plainName(name)]?.source ?? ''
    return pattern.exec(source)?.[1] ?? []
  })
}

/** The unconditional transition with which a state, or its nearest ancestor that has one, handles an event. */
function answerOf({ graph }: StudioMachine, state: string, event: string) {
  const way = pathTo(graph.root, state).toReversed()
  const all = transitionsIn(graph)
  return way
    .map(({ id }) => all.find((each) => each.source === id && each.event === event))
    .find((each) => each !== undefined)
}

/** A state in which the shop shows something, and the story that shows it. */
export type PlaceShowing = { machine: string; state: string; story: string }

/**
 * Where the recorded views show the sentence of a failure after a transition: in its target states, or in the machines
 * that continue when it ends its own. For each state its first story.
 */
export function placesShowing(
  sources: Pick<Sources, 'machines'>,
  machine: StudioMachine,
  way: ChartTransition,
  sentence: string,
): PlaceShowing[] {
  const after = new Set(onwardOf(sources, machine, way).map((onward) => onward.machine.id))
  const targets = statesIn(machine.graph.root).filter(({ id }) => way.targets.includes(id))
  const reached = new Set(targets.flatMap(statesIn).map(({ id }) => id))
  const isAfter = (id: string, state: string) =>
    after.has(id) || (id === machine.id && reached.has(state))
  return Object.entries(sources.machines).flatMap(([id, { views }]) =>
    Object.entries(views).flatMap(([state, seen]) => {
      const view = seen.find(({ lines }) =>
        lines.some(({ kind, words }) => kind === 'alert' && words.includes(sentence)),
      )
      return view === undefined || !isAfter(id, state)
        ? []
        : [{ machine: id, state, story: view.story }]
    }),
  )
}

/** The context of a flow of which nothing is known. */
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
