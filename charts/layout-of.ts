import ELK from 'elkjs/lib/elk-api.js'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { ChartGraph } from './graph.ts'
import { layoutChart, type Layout } from './layout.ts'

let elk: InstanceType<typeof ELK> | undefined
const layouts = new Map<ChartGraph, Promise<Layout>>()

/**
 * The layout of a chart, computed once in a worker, so that the page stays responsive. Returns the same promise every
 * time.
 */
export function layoutOf(graph: ChartGraph): Promise<Layout> {
  elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) })
  const layout = layouts.get(graph) ?? layoutChart(elk, graph)
  layouts.set(graph, layout)
  return layout
}
