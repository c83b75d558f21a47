import ELK from 'elkjs/lib/elk.bundled.js'
import type { ChartGraph } from '#charts/graph.ts'
import { layoutChart, type Layout } from '#charts/layout.ts'

const elk = new ELK()
const layouts = new Map<ChartGraph, Promise<Layout>>()

/** Replaces the layout in a worker, which does not exist here. */
export function layoutOf(graph: ChartGraph): Promise<Layout> {
  const layout = layouts.get(graph) ?? layoutChart(elk, graph)
  layouts.set(graph, layout)
  return layout
}
