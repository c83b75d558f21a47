import type { AnyStateMachine } from 'xstate'
import {
  chartGraph,
  statesIn,
  transitionsIn,
  transitionText,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'
import { stateLines } from '#charts/text-lines.ts'
import type { Change, Differences } from './against.ts'

export type Difference = 'added' | 'gone' | 'changed'

/** What differs in one chart, as seen from one of the two charts: ids of states and of transitions. */
export type ChartDifferences = Record<'states' | 'transitions', ReadonlyMap<string, Difference>>

/**
 * What two charts of a machine differ in, for each of them. Transitions are paired by what they do, since their ids
 * change when another transition is inserted before them; the rest by their ids. Those of one event that changed places
 * are changed too, since the first whose guard passes is taken.
 */
export function chartDifferences(
  before: AnyStateMachine,
  after: AnyStateMachine,
): { before: ChartDifferences; after: ChartDifferences } {
  const [old, now] = [partsOf(before), partsOf(after)]
  const matches = matchesIn(old.transitions, now.transitions)
  const mirrored = matches.map(([one, other]): Pair => [other, one])
  return {
    before: differencesOf(old, now, matches, 'gone'),
    after: differencesOf(now, old, mirrored, 'added'),
  }
}

/** The ids of the states and transitions that both charts have, as they are called before and after. */
export function pairedIds(
  before: AnyStateMachine,
  after: AnyStateMachine,
): (readonly [before: string, after: string])[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  const matches = matchesIn(old.transitions, now.transitions)
  const [twins, paired] = [
    new Set(matches.map(([one]) => one)),
    new Set(matches.map(([, it]) => it)),
  ]
  const others = new Set(now.transitions.filter((it) => !paired.has(it)).map(({ id }) => id))
  const changed = old.transitions.filter((it) => !twins.has(it) && others.has(it.id))
  return [
    ...[...old.states.keys()].filter((id) => now.states.has(id)).map((id) => [id, id] as const),
    ...matches.map(([one, other]) => [one.id, other.id] as const),
    ...changed.map(({ id }) => [id, id] as const),
  ]
}

/**
 * What two charts define differently, in words. Transitions for the same event of a state are one change, with those of
 * them that differ, in the order in which their guards are evaluated.
 */
export function chartChanges(before: AnyStateMachine, after: AnyStateMachine): Differences {
  const [old, now] = [definitionsOf(before), definitionsOf(after)]
  const found = chartDifferences(before, after)
  const namesOf = (
    { states, transitions }: ChartDifferences,
    chart: Definitions,
    difference: Difference,
  ) =>
    [...states, ...transitions].flatMap(([id, each]) =>
      each === difference ? (chart.names.get(id) ?? []) : [],
    )
  const linesOf = (name: string, mine: Definitions, other: Definitions, of: ChartDifferences) => {
    const theirs = new Set(other.lines.get(name)?.map(({ text }) => text))
    return (mine.lines.get(name) ?? [])
      .filter(({ text, id }) => (id === null ? !theirs.has(text) : of.transitions.has(id)))
      .map(({ text }) => text)
  }
  const changed = [
    ...namesOf(found.before, old, 'changed'),
    ...namesOf(found.after, now, 'changed'),
  ].map((name): Change => ({
    name,
    before: linesOf(name, old, now, found.before),
    after: linesOf(name, now, old, found.after),
  }))
  const single = new Map(changed.map((change) => [change.name, change]))
  return {
    added: [...new Set(namesOf(found.after, now, 'added'))],
    gone: [...new Set(namesOf(found.before, old, 'gone'))],
    changed: [...single.values()],
  }
}

/** How many states, without the root, and transitions a chart has; none without a machine. */
export function chartSize(machine: AnyStateMachine | undefined): {
  states: number
  transitions: number
} {
  if (machine === undefined) return { states: 0, transitions: 0 }
  const graph = chartGraph(machine)
  return { states: statesIn(graph.root).length - 1, transitions: transitionsIn(graph).length }
}

/** The names of states and of choices by the ids of their states and transitions, and what each name stands for. */
type Definitions = { names: Map<string, string>; lines: Map<string, DefinedLine[]> }

/** What is said of a state, or a transition, which has an id. */
type DefinedLine = { text: string; id: string | null }

function definitionsOf(machine: AnyStateMachine): Definitions {
  const graph = chartGraph(machine)
  const pathOf = (id: string) => id.slice(machine.id.length + 1) || machine.id
  const names = new Map<string, string>()
  const lines = new Map<string, DefinedLine[]>()
  for (const state of statesIn(graph.root)) {
    names.set(state.id, pathOf(state.id))
    lines.set(
      pathOf(state.id),
      ownLines(state).map((text) => ({ text, id: null })),
    )
  }
  for (const transition of transitionsIn(graph)) {
    const { id, source, targets, reenter } = transition
    const name = `${pathOf(source)}: ${id.split('|')[1]}`
    const target = targets.map(pathOf).join(', ') || 'stays'
    const text = `${transitionText(transition)} → ${target}${reenter ? ', re-enters' : ''}`
    names.set(id, name)
    lines.set(name, [...(lines.get(name) ?? []), { text, id }])
  }
  return { names, lines }
}

const ownLines = (state: ChartState): string[] => [
  state.isInitial ? 'initial' : 'not initial',
  ...stateLines({ ...state, stays: [] })
    .slice(1)
    .map(({ text }) => text),
]

type Parts = { states: Map<string, string>; transitions: ChartTransition[] }

/** A transition of the one chart, and one of the other that does the same. */
type Pair = readonly [ChartTransition, ChartTransition]

function partsOf(machine: AnyStateMachine): Parts {
  const graph = chartGraph(machine)
  return {
    states: new Map(
      statesIn(graph.root).map(({ id, kind, isInitial, tags, invokes, entry, exit, ignored }) => [
        id,
        JSON.stringify([kind, isInitial, tags, invokes, entry, exit, ignored]),
      ]),
    ),
    transitions: transitionsIn(graph),
  }
}

/** Everything a transition does, except its position. */
const behaviorKey = ({
  source,
  event,
  guard,
  actions,
  targets,
  reenter,
}: ChartTransition): string => JSON.stringify([source, event, guard, actions, targets, reenter])

/** Each transition is in one pair at most: of two that do the same, one may have been removed. */
function matchesIn(old: readonly ChartTransition[], now: readonly ChartTransition[]): Pair[] {
  const byBehavior = Map.groupBy(now, behaviorKey)
  return old.flatMap((each): Pair[] => {
    const twin = byBehavior.get(behaviorKey(each))?.shift()
    return twin === undefined ? [] : [[each, twin]]
  })
}

function areSwapped([old, now]: Pair, [otherOld, otherNow]: Pair): boolean {
  const isChoice = old.source === otherOld.source && old.event === otherOld.event
  return isChoice && old.turn < otherOld.turn !== now.turn < otherNow.turn
}

function differencesOf(
  mine: Parts,
  other: Parts,
  matches: readonly Pair[],
  absent: Difference,
): ChartDifferences {
  const states = [...mine.states].flatMap(([id, text]): [string, Difference][] => {
    const theirs = other.states.get(id)
    if (theirs === text) return []
    return [[id, theirs === undefined ? absent : 'changed']]
  })
  const paired = new Set(matches.map(([, twin]) => twin))
  const unpaired = other.transitions.filter((each) => !paired.has(each))
  const ids = new Set(unpaired.map(({ id }) => id))
  const pairs = new Map(matches.map((pair) => [pair[0], pair]))
  const transitions = mine.transitions.flatMap((each): [string, Difference][] => {
    const pair = pairs.get(each)
    if (pair === undefined) return [[each.id, ids.has(each.id) ? 'changed' : absent]]
    return matches.some((one) => areSwapped(pair, one)) ? [[each.id, 'changed']] : []
  })
  return { states: new Map(states), transitions: new Map(transitions) }
}
