import { statesIn, type ChartGraph, type ChartState } from '#charts/graph.ts'

/**
 * The part of a chart around a state: the state with all that is in it, and the states from which and to which a
 * transition leads, those of its parents included. The whole chart where it has no such state.
 */
export function around(graph: ChartGraph, id: string): ChartGraph {
  const state = statesIn(graph.root).find((each) => each.id === id)
  if (state === undefined || state === graph.root) return graph
  const own = new Set(statesIn(state).map((each) => each.id))
  const parents = new Set(
    statesIn(graph.root)
      .filter((each) => each !== state && statesIn(each).includes(state))
      .map((each) => each.id),
  )
  const edges = graph.edges.filter(
    ({ source, target }) => own.has(source) || own.has(target) || parents.has(source),
  )
  const kept = new Set([...own, ...edges.flatMap(({ source, target }) => [source, target])])
  return { ...graph, root: part(graph.root, kept), edges }
}

/** A state with those of its states that are kept, or that have one that is. */
function part(state: ChartState, kept: ReadonlySet<string>): ChartState {
  const states = state.states
    .map((each) => part(each, kept))
    .filter((each) => kept.has(each.id) || each.states.length > 0)
  return { ...state, states }
}
