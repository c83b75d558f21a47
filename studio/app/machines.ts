import type { AnyStateMachine } from 'xstate'
import { flowModels, models } from '#studio/shop/models.ts'
import { chartGraph, statesIn, transitionsIn, type ChartGraph } from '#charts/graph.ts'
import { shortNames } from './chart/short-names.ts'

/** A machine of the shop in the studio's list. */
export type StudioMachine = {
  id: string
  group: 'flow' | 'lifecycle'
  machine: AnyStateMachine
  graph: ChartGraph
  /** The display names of its states, by their ids. */
  names: ReadonlyMap<string, string>
  /** The number of its states, without the root. */
  states: number
  transitions: number
}

/** Every machine of the shop, those of the browser first. */
export const studioMachines: readonly StudioMachine[] = models.map((model) => {
  const graph = chartGraph(model.machine)
  return {
    id: graph.id,
    group: flowModels.includes(model) ? 'flow' : 'lifecycle',
    machine: model.machine,
    graph,
    names: shortNames(graph.root),
    states: statesIn(graph.root).length - 1,
    transitions: transitionsIn(graph).length,
  }
})

/** Whether a machine is a lifecycle, whose rows the server moves; no page runs it. */
export const isOfServer = (machine: string | undefined): boolean =>
  studioMachines.some(({ id, group }) => id === machine && group === 'lifecycle')
