import { css, cva } from '#styled/css/index.js'
import { useChartView } from './chart-context.ts'
import type { Line } from '#charts/text-lines.ts'

/** The lines of a box. Those of one transition form a button. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return groups(lines).map((group) => {
    const { text, transition } = group[0]
    return transition === undefined ? (
      <TextLine key={text} line={group[0]} />
    ) : (
      <Transition key={transition} id={transition} lines={group} />
    )
  })
}

type Group = [Line, ...Line[]]

function groups(lines: readonly Line[]): Group[] {
  const all: Group[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last && line.transition !== undefined && last[0].transition === line.transition)
      last.push(line)
    else all.push([line])
  }
  return all
}

function Transition({ id, lines }: { id: string; lines: Group }) {
  const { last, found, selected, toneOf, onSelect } = useChartView()
  const isSelected = selected?.kind === 'transition' && selected.id === id
  return (
    <button
      type="button"
      data-transition={id}
      data-last={last === id || undefined}
      data-found={found?.has(id) || undefined}
      data-selected={isSelected || undefined}
      data-tone={toneOf?.(id)}
      aria-pressed={isSelected}
      aria-current={last === id || undefined}
      className={transition}
      onClick={() => onSelect?.({ kind: 'transition', id })}
    >
      {lines.map((line) => (
        <TextLine key={line.text} line={line} />
      ))}
    </button>
  )
}

function TextLine({ line: { kind, text } }: { line: Line }) {
  return <span className={textLine({ kind })}>{text}</span>
}

const textLine = cva({
  base: {
    display: 'block',
    height: '18px',
    lineHeight: '18px',
    whiteSpace: 'pre',
    color: 'text-2',
  },
  variants: {
    kind: {
      title: {},
      tags: { color: 'info-text' },
      note: {},
      event: { fontWeight: '600', color: 'var(--tone, {colors.brand-text})' },
      detail: {},
    },
  },
})

const transition = css({
  // Above the name of a state, which is pressed all over its box.
  position: 'relative',
  display: 'block',
  width: 'calc(100% + 16px)',
  marginInline: '-8px',
  paddingInline: '8px',
  borderRadius: 'xs',
  textAlign: 'start',
  cursor: 'pointer',
  pointerEvents: 'all',
  _hover: { bg: 'brand-soft' },
  '&[data-found]': { outline: '2px solid', outlineColor: 'star' },
  '&[data-selected]': { bg: 'brand-soft', boxShadow: 'inset 0 0 0 1px {colors.brand}' },
  '&[data-last]': { bg: 'brand-soft-hover' },
  '&[data-tone=browser]': { '--tone': '{colors.ok-text}' },
  '&[data-tone=unit]': { '--tone': '{colors.info-text}' },
  '&[data-tone=none]': { '--tone': '{colors.danger}' },
})
