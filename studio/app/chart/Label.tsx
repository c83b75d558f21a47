import type { NodeProps } from '@xyflow/react'
import { css } from '#styled/css/index.js'
import { useChartView } from './chart-context.ts'
import { Lines } from './Lines.tsx'
import { padding } from '#charts/text-lines.ts'
import type { LabelNode } from './nodes.ts'

/** The label on an edge: all transitions between the same two states. */
export function Label({ data: { placed } }: NodeProps<LabelNode>) {
  const { last } = useChartView()
  const { transitions } = placed.edge
  return (
    <div
      data-last={transitions.some(({ id }) => id === last) || undefined}
      className={box}
      style={{ padding: `${padding.block}px ${padding.inline}px` }}
    >
      <Lines lines={placed.lines} />
    </div>
  )
}

const box = css({
  width: 'full',
  height: 'full',
  borderRadius: 'sm',
  border: '1px solid',
  borderColor: 'border-strong',
  bg: 'bg',
  fontFamily: 'var(--code)',
  fontSize: '12px',
  '&[data-last]': { borderColor: 'brand', boxShadow: '0 0 0 1px {colors.brand}' },
})
