import { useReactFlow } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { IconButton } from '#studio/shop/ui.ts'
import { isTyping } from '#studio/app/is-typing.ts'
import { takeLostFocus } from '#studio/app/walks/take-lost-focus.ts'
import { useChartView, type ChartView } from './chart-context.ts'
import type { Box } from '#charts/geometry.ts'
import type { Layout } from '#charts/layout.ts'
import { moveTo } from './move-to.ts'
import { startView, wholeView } from './start-view.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useSight } from './use-sight.ts'

type Props = {
  layout: Layout
  /** The current match of a search is scrolled into view. */
  found: ChartView['found']
  /** Whether the chart has its initial position. */
  isPlaced: boolean
  /** Whether neighbors were shown or left by hand: the button for that appears with the other chart, and takes the focus. */
  isFilterPressed: boolean
  onFilter: () => void
}

/** Zoom in, zoom out, fit, and back to the start; also with the keys + - 0 and Home. Escape shows the whole chart again. */
export function ChartTools({ layout, found, isPlaced, isFilterPressed, onFilter }: Props) {
  const flow = useReactFlow()
  const { selected, focus = null, onFocus } = useChartView()
  const { setCenter } = flow
  const bringIntoSight = useSight()
  useFocusInSight(bringIntoSight)
  useActiveInSight(layout, isPlaced, bringIntoSight)
  useEffect(() => {
    const box = boxOfAny(layout, found)
    if (isPlaced && box !== undefined) moveTo({ setCenter }, box, 1)
  }, [layout, isPlaced, found, setCenter])
  useSelectedInSight(layout, isPlaced, bringIntoSight)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || isTyping(event)) return
      if (event.key === '+' || event.key === '=') void flow.zoomIn()
      if (event.key === '-') void flow.zoomOut()
      if (event.key === '0') wholeView(flow, layout)
      if (event.key === 'Home') startView(flow, layout)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [flow, layout])
  useEffect(() => {
    if (focus === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isForChart(event)) return
      onFilter()
      onFocus?.(null)
    }
    // Before a menu or a dialog, which would be closed by then, takes it for itself.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [focus, onFocus, onFilter])
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFilterPressed) takeLostFocus(bar.current?.querySelector('[aria-pressed]') ?? null)
  }, [isFilterPressed])
  return (
    <div ref={bar} role="toolbar" aria-label={studio.tools} className={tools}>
      <IconButton icon="plus" label={studio.zoomIn} onClick={() => flow.zoomIn()} />
      <IconButton icon="minus" label={studio.zoomOut} onClick={() => flow.zoomOut()} />
      <IconButton icon="grid" label={studio.fit} onClick={() => wholeView(flow, layout)} />
      <IconButton icon="arrow-up" label={studio.start} onClick={() => startView(flow, layout)} />
      <IconButton
        icon="filter"
        label={studio.focus}
        aria-pressed={focus !== null}
        disabled={focus === null && selected?.kind !== 'state'}
        onClick={() => {
          onFilter()
          onFocus?.(focus === null ? (selected?.id ?? null) : null)
        }}
      />
    </div>
  )
}

/** Whether a key is for the chart, and not for a field, or for a menu or a dialog above it. */
const isForChart = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.matches('input, textarea, select')) &&
  document.querySelector('[role=dialog], [role=menu]:not([hidden])') === null

/** Keeps the innermost state of the followed flow in view; one may look elsewhere until it changes. */
function useActiveInSight(
  { states }: Layout,
  isPlaced: boolean,
  bringIntoSight: (box: Box) => void,
): void {
  const { active } = useChartView()
  // The machine itself is always active; a recording can name a state that the chart does not have.
  const innermost = states.slice(1).findLast(({ state }) => active?.has(state.id))
  useEffect(() => {
    if (isPlaced && innermost !== undefined) bringIntoSight(innermost.text)
  }, [isPlaced, innermost, bringIntoSight])
}

/** Scrolls what was selected elsewhere, in the details or in another chart, into view. */
function useSelectedInSight(
  layout: Layout,
  isPlaced: boolean,
  bringIntoSight: (box: Box, isAtRest: boolean) => void,
): void {
  const { selected } = useChartView()
  const id = selected?.id
  // The chart has just been put where it begins; it stays there if that shows what is selected.
  const isFirst = useRef(true)
  useEffect(() => {
    const box = id === undefined ? undefined : boxOfAny(layout, new Set([id]))
    if (!isPlaced) return
    if (box !== undefined) bringIntoSight(box, isFirst.current)
    isFirst.current = false
  }, [layout, isPlaced, id, bringIntoSight])
}

/** The box of the first of these states and transitions. */
function boxOfAny({ states, edges }: Layout, ids: ChartView['found']): Box | undefined {
  if (ids === undefined || ids.size === 0) return undefined
  const label = edges.find(({ edge }) => edge.transitions.some(({ id }) => ids.has(id)))?.label
  const placed = states.find(
    ({ state }) => ids.has(state.id) || state.stays.some(({ id }) => ids.has(id)),
  )
  return label ?? placed?.text
}

const tools = css({
  display: 'flex',
  marginInlineStart: 'auto',
  '& [aria-pressed=true]': { bg: 'brand-soft', color: 'brand-text' },
})
