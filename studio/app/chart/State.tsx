import type { NodeProps } from '@xyflow/react'
import { css, cva, cx } from '#styled/css/index.js'
import { useChartView } from './chart-context.ts'
import { Lines } from './Lines.tsx'
import { padding } from '#charts/text-lines.ts'
import type { FrameNode, StateNode } from './nodes.ts'

/** The frame of a compound state. */
export function Frame({ data: { placed } }: NodeProps<FrameNode>) {
  const { active } = useChartView()
  const { id, kind } = placed.state
  return (
    <div
      data-active={active?.has(id) || undefined}
      className={cx(
        frame({ kind: kind === 'parallel' ? 'parallel' : 'plain' }),
        ground({ even: placed.depth % 2 === 0 }),
      )}
    />
  )
}

/** A state with its actions and actors, or the header of a compound state. */
export function State({ data: { placed } }: NodeProps<StateNode>) {
  const { active, found, selected, onSelect } = useChartView()
  const { id, key, kind, states } = placed.state
  const [, ...lines] = placed.lines
  const isActive = active?.has(id) === true
  return (
    <div
      data-chart-state={id}
      data-active={isActive || undefined}
      data-found={found?.has(id) || undefined}
      data-selected={(selected?.kind === 'state' && selected.id === id) || undefined}
      className={cx(
        box,
        states.length > 0 ? cx(head, ground({ even: placed.depth % 2 === 0 })) : leaf,
        kind === 'final' && final,
      )}
      style={{ padding: `${padding.block}px ${padding.inline}px` }}
    >
      <button
        type="button"
        aria-pressed={selected?.kind === 'state' && selected.id === id}
        aria-current={isActive || undefined}
        className={title}
        onClick={() => onSelect?.({ kind: 'state', id })}
      >
        {key}
      </button>
      <Lines lines={lines} />
    </div>
  )
}

const frame = cva({
  base: {
    width: 'full',
    height: 'full',
    borderRadius: 'md',
    border: '1.5px solid',
    borderColor: 'border-field',
    bg: 'var(--ground)',
    '&[data-active]': { borderColor: 'brand' },
  },
  variants: {
    kind: { plain: {}, parallel: { borderStyle: 'dashed' } },
  },
})
/** Nested boxes alternate their background; text hides the edges behind it. */
const ground = cva({
  variants: {
    even: {
      true: { '--ground': '{colors.surface-2}' },
      false: { '--ground': '{colors.surface}' },
    },
  },
})

const box = css({
  position: 'relative',
  width: 'full',
  height: 'full',
  borderRadius: 'md',
  fontFamily: 'var(--code)',
  fontSize: '12px',
  textAlign: 'start',
  '&[data-found]': { outline: '3px solid', outlineColor: 'star' },
})
const leaf = css({
  border: '1.5px solid',
  borderColor: 'border-field',
  bg: 'surface',
  '&[data-selected]': { borderColor: 'brand', boxShadow: 'inset 0 0 0 1px {colors.brand}' },
  '&[data-active]': {
    borderColor: 'brand',
    bg: 'brand-soft',
    boxShadow: 'inset 0 0 0 1.5px {colors.brand}',
  },
})
const head = css({
  _before: {
    content: '""',
    position: 'absolute',
    inset: '2px',
    zIndex: '-1',
    borderRadius: 'md',
    bg: 'var(--ground)',
  },
  '&[data-selected] > button': { color: 'brand-text', textDecoration: 'underline' },
  '&[data-active] > button': { color: 'brand-text' },
})
const final = css({ outline: '1px solid', outlineColor: 'border-field', outlineOffset: '-5px' })
const title = css({
  display: 'block',
  height: '24px',
  fontSize: '14px',
  fontWeight: '700',
  lineHeight: '24px',
  whiteSpace: 'pre',
  color: 'text',
  cursor: 'pointer',
  pointerEvents: 'all',
  _hover: { color: 'brand-text' },
  // A press anywhere in the box, but on one of its transitions, is one on the name.
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
})
