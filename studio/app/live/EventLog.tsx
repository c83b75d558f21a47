import { memo, useEffect, useRef, useState, type RefObject } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { statePath } from '#walks/recording/state-path.ts'
import { number } from '#studio/words/digits.ts'
import { language } from '#studio/words/language.ts'
import { eventName } from '#charts/names.ts'
import { Breakable } from '#studio/app/Breakable.tsx'
import { scrollInto } from '#studio/app/scroll-into.ts'
import { machineName } from './server-moves.ts'
import { rowsAround } from './rows-around.ts'
import { span } from './span.ts'
import type { Step } from './live-state.ts'
import type { Live } from './live.ts'

const shownRows = 150

/** The steps, newest first, with the time since the previous one. A press goes back to one. */
export function EventLog({ live }: { live: Live }) {
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const steps = live.steps.filter((step) => wanted === '' || textOf(step).includes(wanted))
  const shown = live.isPast ? live.shown?.id : undefined
  const list = useRef<HTMLOListElement>(null)
  useRowInSight(list, shown)
  return (
    <section aria-label={words.log} className={box}>
      <input
        type="search"
        dir="ltr"
        value={filter}
        placeholder={words.filter}
        aria-label={words.filter}
        className={field}
        onChange={({ target }) => setFilter(target.value)}
      />
      {steps.length === 0 && <p className={hint}>{wanted === '' ? words.empty : words.noMatch}</p>}
      <ol ref={list} className={rowsBox}>
        {rowsAround(steps, placeOf(steps, shown), shownRows)
          .toReversed()
          .map((step, index, rows) => (
            <Row
              key={`${language()} ${step.id}`}
              step={step}
              since={since(step, rows[index + 1])}
              isShown={step.id === shown}
              onChoose={live.goTo}
            />
          ))}
      </ol>
    </section>
  )
}

const placeOf = (steps: readonly Step[], id: number | undefined) =>
  steps.findIndex((step) => step.id === id)

/** Scrolls the list, and not the panel around it, to the selected past step. */
function useRowInSight(list: RefObject<HTMLElement | null>, shown: number | undefined): void {
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    if (shown === undefined || !list.current || !row) return
    scrollInto(list.current, row)
  }, [list, shown])
}

const textOf = ({ event, value, ...step }: Step) =>
  `${machineName(step)} ${event.type} ${eventName(event.type)} ${statePath(value)}`.toLowerCase()

const since = (step: Step, before: Step | undefined) =>
  before === undefined ? null : Math.max(0, Math.round(step.at - before.at))

type RowProps = {
  step: Step
  /** Milliseconds. */
  since: number | null
  isShown: boolean
  onChoose: (step: Step) => void
}

/** A step never changes: only new ones are rendered. */
const Row = memo(function Row({ step, since, isShown, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isShown ? 'step' : undefined}
        className={row}
        onClick={() => onChoose(step)}
      >
        <span dir="ltr" title={step.event.type} className={name}>
          <Breakable text={eventName(step.event.type)} />
        </span>
        <span dir="ltr" className={state}>
          {machineName(step)}: <Breakable text={statePath(step.value)} />
        </span>
        {since !== null && (
          <span className={time} title={words.after(number(since))}>
            +{span(since)}
          </span>
        )}
      </button>
    </li>
  )
})

const box = css({ display: 'grid', gap: '2', minWidth: '0' })
const field = css({
  height: 'tap',
  paddingInline: '3',
  borderRadius: 'md',
  bg: 'bg-sunken',
  color: 'text',
  _placeholder: { color: 'text-2' },
  '[dir=rtl] &': { _placeholder: { direction: 'rtl' } },
})
const hint = css({ textStyle: 'small', color: 'text-2' })
const rowsBox = css({ maxHeight: 'max(220px, 100cqb - 162px)', overflowY: 'auto' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  width: 'full',
  minHeight: 'tap',
  padding: '4px 8px',
  borderRadius: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
  '&[aria-current]': { bg: 'brand-soft' },
})
const name = css({
  textStyle: 'label',
  textAlign: 'end',
  '[dir=ltr] &': { textAlign: 'start' },
  overflowWrap: 'break-word',
})
const state = css({
  gridRow: '2',
  textStyle: 'caption',
  color: 'text-2',
  textAlign: 'end',
  '[dir=ltr] &': { textAlign: 'start' },
  overflowWrap: 'break-word',
})
const time = css({ gridColumn: '2', gridRow: '1 / 3', alignSelf: 'center', textStyle: 'caption' })
