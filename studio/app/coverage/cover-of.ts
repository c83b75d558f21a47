import { studio } from '#studio/words/studio.ts'
import type { MachinePaths, TransitionPaths } from '#walks/paths-report.ts'
import { number, separator } from '#studio/words/digits.ts'
import type { Tone } from '#studio/app/chart/chart-context.ts'
import {
  transitionsIn,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'

const words = studio.coverage

/** The report's entries of every transition of a machine, by its id. */
export type Covers = ReadonlyMap<string, TransitionPaths>

/** The covers of a machine; empty for a machine that the report does not contain. */
export function coversOf(machine: MachinePaths | undefined): Covers {
  return new Map(machine?.taken.map((taken) => [taken.id, taken]))
}

/** Whether a report with these transitions was made of a machine that had others, or whose transitions led elsewhere. */
export function isOutdated(
  taken: readonly Pick<TransitionPaths, 'id' | 'targets'>[],
  graph: ChartGraph,
): boolean {
  const known = new Map(taken.map(({ id, targets }) => [id, targets.join()]))
  const now = transitionsIn(graph)
  return (
    now.length !== known.size || now.some(({ id, targets }) => known.get(id) !== targets.join())
  )
}

/** What covers a transition best: a real browser, the generated paths, or nothing. */
export function toneOf(cover: TransitionPaths | undefined): Tone {
  if ((cover?.browser?.count ?? 0) > 0) return 'browser'
  return (cover?.unit.count ?? 0) > 0 ? 'unit' : 'none'
}

/** How many transitions of a machine the tests take, and how many they miss; or that the report does not have it. */
export function coverText(machine: MachinePaths | undefined): string {
  if (machine === undefined) return words.notInReport
  const { covered, transitions, missed } = machine
  const taken = words.covered(number(covered), number(transitions))
  return missed.length === 0
    ? taken
    : `${taken}${separator()}${words.missed(number(missed.length))}`
}

/**
 * The chart with the number of times each transition is taken next to its event: `u` by generated paths, `b` in the
 * browser.
 */
export function countedGraph(graph: ChartGraph, covers: Covers): ChartGraph {
  const counted = (transition: ChartTransition): ChartTransition => {
    const cover = covers.get(transition.id)
    const browser = cover?.browser ? ` b${cover.browser.count}` : ''
    return { ...transition, event: `${transition.event}  u${cover?.unit.count ?? 0}${browser}` }
  }
  const within = (state: ChartState): ChartState => ({
    ...state,
    stays: state.stays.map(counted),
    states: state.states.map(within),
  })
  return {
    ...graph,
    root: within(graph.root),
    edges: graph.edges.map((edge) => ({ ...edge, transitions: edge.transitions.map(counted) })),
  }
}
