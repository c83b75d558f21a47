import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { fadedEnds, useFadedEnds } from './faded-ends.ts'

type Props = {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[]
  /** The open tab if the page controls it; otherwise the first one is open initially. May be no tab at all. */
  value?: string
  onChange?: (value: string) => void
  /** After a press on a tab, which the arrow keys are not. */
  onPress?: (value: string) => void
  /** Large cards next to each other, for a choice between ways. */
  look?: 'line' | 'cards'
}

/** Tabs; arrow keys, Home and End move along the row, the left arrow forward, as in the shop's direction. */
export function Tabs({ label, tabs, value, onChange, onPress, look = 'line' }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useFadedEnds(list)
  const [own, setOwn] = useState(tabs[0]?.value)
  const open = value ?? own
  const reachable = tabs.some((tab) => tab.value === open) ? open : tabs[0]?.value
  const choose = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, focused: string) => {
    const openable = tabs.filter((tab) => tab.disabled !== true)
    const here = openable.findIndex((tab) => tab.value === focused)
    const isMirrored = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'ltr'
    const key = isMirrored ? (mirrored[event.key] ?? event.key) : event.key
    const next = neighbor(key, here, openable.length)
    const tab = next === null ? undefined : openable[next]
    if (next === null || tab === undefined) return
    event.preventDefault()
    choose(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled')[next]?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={look === 'cards' ? cards : cx(row, fadedEnds)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === open}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === reachable ? 0 : -1}
            disabled={tab.disabled}
            className={look === 'cards' ? card : trigger}
            onClick={({ currentTarget }) => {
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
              choose(tab.value)
              onPress?.(tab.value)
            }}
            onKeyDown={(event) => onKeyDown(event, tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== open}
          className={panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

function neighbor(key: string, here: number, count: number): number | null {
  if (key === 'ArrowLeft') return (here + 1) % count
  if (key === 'ArrowRight') return (here - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

const row = css({
  display: 'flex',
  gap: { base: '0', sm: '2', md: '6' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: '1px solid {colors.border}',
})
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minHeight: 'control',
  paddingInline: { base: '2', sm: '3' },
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  textStyle: 'ui',
  color: 'text-2',
  cursor: 'pointer',
  _hover: { color: 'text' },
  _disabled: { color: 'text-disabled', cursor: 'default' },
  '&[aria-selected=true]': { color: 'brand-text', borderColor: 'brand', fontWeight: '600' },
  _focusVisible: { outlineOffset: '-3px' },
})
const cards = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' })
const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minWidth: '0',
  minHeight: '88px',
  padding: { base: '3', sm: '4' },
  border: '1px solid {colors.border-strong}',
  borderRadius: 'md',
  bg: 'surface',
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'border-color {durations.fast}, background-color {durations.fast}',
  _hover: { borderColor: 'text-2' },
  '&[aria-selected=true]': {
    borderColor: 'brand',
    bg: 'brand-soft',
    boxShadow: 'inset 0 0 0 1px {colors.brand}',
  },
})
const panel = css({ paddingBlockStart: '6' })
