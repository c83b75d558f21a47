import ELK from 'elkjs/lib/elk.bundled.js'
import type { ChartGraph } from '#src/studio/chart/graph.ts'
import { layoutChart } from '#src/studio/chart/layout.ts'
import type { Layout } from '#src/studio/chart/layout.ts'

const elk = new ELK()
const layouts = new Map<ChartGraph, Promise<Layout>>()

/** The layout that the browser has from a worker, where there is none. */
export function layoutOf(graph: ChartGraph): Promise<Layout> {
  const layout = layouts.get(graph) ?? layoutChart(elk, graph)
  layouts.set(graph, layout)
  return layout
}
