import { Background, MiniMap, ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react'
import { Suspense, use, useMemo, useState, type ComponentProps } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { ChartContext, type ChartView } from './chart-context.ts'
import { ChartTools } from './ChartTools.tsx'
import type { ChartGraph } from '#charts/graph.ts'
import type { Layout } from '#charts/layout.ts'
import { layoutOf } from '#charts/layout-of.ts'
import { Label } from './Label.tsx'
import { chartNodes, type ChartNode } from './nodes.ts'
import { Frame, State } from './State.tsx'
import { neighborsView, startView } from './start-view.ts'
import { Ways } from './Ways.tsx'

type Props = ChartView & { graph: ChartGraph }

/**
 * The chart of a machine, laid out by its definition. `active` and `last` follow a running flow, `found` a search,
 * `toneOf` colors transitions; a press on a state or a transition calls `onSelect`. With a `focus`, the graph has only
 * the neighbors of that state.
 */
export function Chart({ graph, ...view }: Props) {
  const { found, focus = null } = view
  const [isFilterPressed, setFilterPressed] = useState(false)
  const filter = { isFilterPressed, onFilter: () => setFilterPressed(true) }
  return (
    <section dir="ltr" aria-label={studio.chart(graph.id)} className={box}>
      {/* The previous chart is removed immediately: a hidden one has no size, in which it would move on. */}
      <Suspense
        key={`${graph.id} ${graph.edges.length} ${focus}`}
        fallback={<p className={waiting}>{studio.layingOut}</p>}
      >
        <ChartContext value={view}>
          <ReactFlowProvider>
            <Canvas {...{ graph, found, focus }} {...filter} />
          </ReactFlowProvider>
        </ChartContext>
      </Suspense>
    </section>
  )
}

const nodeTypes = { frame: Frame, state: State, label: Label, ways: Ways }

type CanvasProps = {
  graph: ChartGraph
  found: ChartView['found']
  /** The id of the state whose neighbors are shown; null for the whole chart. */
  focus: string | null
} & Pick<ComponentProps<typeof ChartTools>, 'isFilterPressed' | 'onFilter'>

function Canvas({ graph, found, focus, ...filter }: CanvasProps) {
  const layout = use(layoutOf(graph))
  const nodes = useMemo(() => chartNodes(layout), [layout])
  const [isPlaced, setPlaced] = useState(false)
  return (
    <div className={column}>
      <ReactFlow<ChartNode>
        nodes={nodes}
        nodeTypes={nodeTypes}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
        panOnScroll
        minZoom={0.15}
        maxZoom={2}
        proOptions={{ hideAttribution: true }}
        ariaLabelConfig={{ 'minimap.ariaLabel': studio.map }}
        onInit={(flow) => {
          if (focus === null) startView(flow, layout)
          else neighborsView(flow, layout, focus)
          setPlaced(true)
        }}
      >
        <Background color="var(--colors-border)" gap={24} />
      </ReactFlow>
      <div className={strip}>
        <Overview layout={layout} />
        <a href="https://reactflow.dev" target="_blank" rel="noreferrer" className={credit}>
          React Flow
        </a>
        <ChartTools {...{ layout, found, isPlaced }} {...filter} />
      </div>
    </div>
  )
}

/** A minimap of the chart, while a part of it is out of view. */
function Overview({ layout }: { layout: Layout }) {
  const isWhole = useStore(({ width, height, transform: [x, y, zoom] }) => {
    const isAcross = x >= 0 && x + layout.width * zoom <= width
    return isAcross && y >= 0 && y + layout.height * zoom <= height
  })
  if (isWhole) return null
  return (
    <MiniMap<ChartNode>
      pannable
      zoomable
      style={{ position: 'static', width: 132, height: 44, margin: 0 }}
      bgColor="var(--colors-surface)"
      maskColor="color-mix(in srgb, var(--colors-text) 12%, transparent)"
      nodeStrokeWidth={4}
      nodeColor={({ type }) => (type === 'state' ? 'var(--colors-border-strong)' : 'transparent')}
      nodeStrokeColor={({ type }) => (type === 'frame' ? 'var(--colors-border-field)' : 'none')}
    />
  )
}

const box = css({ width: 'full', height: 'full', minHeight: '0', bg: 'bg' })
/** Tools and map have a place of their own, so that they cover nothing. */
const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: 'full',
})
const strip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockStart: '1px solid {colors.border}',
  bg: 'surface',
})
/** React Flow asks for a credit; its own label would lie on the chart. A phone has no room for it. */
const credit = css({
  display: { base: 'none', sm: 'inline' },
  paddingInline: '2',
  textStyle: 'caption',
  color: 'text-3',
  whiteSpace: 'nowrap',
})
const waiting = css({
  display: 'grid',
  placeItems: 'center',
  height: 'full',
  color: 'text-2',
})
