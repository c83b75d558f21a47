import ELK from 'elkjs/lib/elk.bundled.js'
import type { ChartGraph } from '#studio/app/chart/graph.ts'
import { layoutChart, type Layout } from '#studio/app/chart/layout.ts'

const elk = new ELK()
const layouts = new Map<ChartGraph, Promise<Layout>>()

/** The layout that the browser has from a worker, where there is none. */
export function layoutOf(graph: ChartGraph): Promise<Layout> {
  const layout = layouts.get(graph) ?? layoutChart(elk, graph)
  layouts.set(graph, layout)
  return layout
}
