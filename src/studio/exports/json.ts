import { statesIn, transitionsIn } from '../chart/graph.ts'
import type { ChartGraph } from '../chart/graph.ts'

/** A chart as plain data: its states, each with the id of the one around it, and its transitions. */
export function chartJson(graph: ChartGraph): string {
  const parents = new Map(
    statesIn(graph.root).flatMap(({ id, states }) => states.map((child) => [child.id, id])),
  )
  const states = statesIn(graph.root).map(({ stays: _stays, states: _states, ...state }) => ({
    ...state,
    parent: parents.get(state.id) ?? null,
  }))
  return `${JSON.stringify({ machine: graph.id, states, transitions: transitionsIn(graph) }, null, 2)}\n`
}
