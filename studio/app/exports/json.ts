import { statesIn, transitionsIn, type ChartGraph } from '#studio/app/chart/graph.ts'
import type { MachineSource } from '#studio/sources/machine-source.ts'

/**
 * A chart as plain data: its input and output types as written, null where there are none; its states, each with
 * the id of the one around it; and its transitions.
 */
export function chartJson(graph: ChartGraph, source?: MachineSource): string {
  const parents = new Map(
    statesIn(graph.root).flatMap(({ id, states }) => states.map((child) => [child.id, id])),
  )
  const states = statesIn(graph.root).map(({ stays: _stays, states: _states, ...state }) => ({
    ...state,
    parent: parents.get(state.id) ?? null,
  }))
  const data = {
    input: source?.data.input?.source ?? null,
    context: source?.data.context?.source ?? null,
    output: source?.outputs['']?.source ?? null,
  }
  const chart = { machine: graph.id, ...data, states, transitions: transitionsIn(graph) }
  return `${JSON.stringify(chart, null, 2)}\n`
}
