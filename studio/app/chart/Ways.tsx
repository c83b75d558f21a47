import type { NodeProps } from '@xyflow/react'
import { cva } from '#styled/css/index.js'
import { useChartView } from './chart-context.ts'
import type { Point } from '#charts/geometry.ts'
import type { PlacedEdge } from '#charts/layout.ts'
import type { WaysNode } from './nodes.ts'
import { headPath, roundedPath } from '#charts/svg.ts'

/** All edges of a chart in one drawing. */
export function Ways({ data: { layout } }: NodeProps<WaysNode>) {
  return (
    <svg width={layout.width} height={layout.height} aria-hidden>
      {layout.starts.map(({ id, x, y, width, points }) => (
        <g key={id} className={way({ look: 'start' })}>
          <circle cx={x + width / 2} cy={y + width / 2} r={width / 2 - 2} fill="currentColor" />
          <Arrow points={points} />
        </g>
      ))}
      {layout.edges.map((placed) => (
        <Way key={placed.edge.id} placed={placed} />
      ))}
    </svg>
  )
}

function Way({ placed: { edge, points } }: { placed: PlacedEdge }) {
  const { last, selected, toneOf } = useChartView()
  const ids = edge.transitions.map(({ id }) => id)
  const isLast = ids.some((id) => id === last)
  const isSelected = selected?.kind === 'transition' && ids.includes(selected.id)
  const tones = new Set(ids.map((id) => toneOf?.(id)))
  const tone = (['none', 'unit', 'browser'] as const).find((each) => tones.has(each))
  return (
    <g className={way({ look: isLast || isSelected ? 'last' : (tone ?? 'plain') })}>
      <Arrow points={points} />
    </g>
  )
}

function Arrow({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path d={roundedPath(points)} fill="none" stroke="currentColor" />
      <path d={headPath(points)} fill="currentColor" />
    </>
  )
}

const way = cva({
  base: { strokeWidth: '1.5px' },
  variants: {
    look: {
      plain: { color: 'text-3' },
      start: { color: 'brand' },
      last: { color: 'brand', strokeWidth: '3px' },
      browser: { color: 'ok' },
      unit: { color: 'info-text' },
      none: { color: 'danger', strokeDasharray: '5 4' },
    },
  },
})
