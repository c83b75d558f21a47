// The page around the stories is built by Storybook, which knows JSX only as calls of React.
/** @jsxRuntime classic */
import React, { useEffect, useRef, useState, type ReactNode } from 'react'
import { useChannel, useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { studio } from '../studio/words/studio.ts'
import { flowDrawn, isOfFlow, type Drawing } from '../stories/support/drawing.ts'

type Props = {
  storyId: string
  /** The frame with the story, which keeps a page of its own. */
  children: ReactNode
}

/** A story of a flow with the flow's chart: next to it where there is room, else below. */
export function ChartPanel({ storyId, children }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [{ chart }] = useGlobals()
  useChannel({ [flowDrawn]: setDrawing })
  const isShown = isOfFlow(storyId) && chart === 'shown'
  return (
    <Room>
      <Both data-chart={isShown || undefined}>
        <Story>{children}</Story>
        {isShown && <Chart drawing={drawing?.storyId === storyId ? drawing : null} />}
      </Both>
    </Room>
  )
}

function Chart({ drawing }: { drawing: Drawing | null }) {
  const [isWhole, setWhole] = useState(false)
  if (drawing === null) return <Side />
  return (
    <Side style={{ background: drawing.ground }}>
      <Picture key={`${drawing.storyId} ${isWhole}`} drawing={drawing} isWhole={isWhole} />
      <Whole type="button" lang="fa" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {studio.fit}
      </Whole>
    </Side>
  )
}

/** All of the chart, or as much as there is room for, the state of the story in the middle. */
function Picture({ drawing, isWhole }: { drawing: Drawing; isWhole: boolean }) {
  const { flow, state, stateId, svg } = drawing
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place.current !== null) bringIntoSight(place.current, stateId)
  }, [stateId])
  return (
    <Place
      ref={place}
      lang="fa"
      aria-label={studio.chart(flow)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a chart is larger than its place: the keyboard, too, gets to the rest of it
      tabIndex={0}
      data-whole={isWhole || undefined}
    >
      <div
        role="img"
        aria-label={studio.chartAt(flow, state)}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </Place>
  )
}

/** Moves what is in the place alone: `scrollIntoView` would move what is around it, too. */
function bringIntoSight(place: HTMLElement, state: string): void {
  const box = place.querySelector(`[data-active="${CSS.escape(state)}"]`)?.getBoundingClientRect()
  if (box === undefined) return
  const sight = place.getBoundingClientRect()
  place.scrollBy({
    left: box.left + box.width / 2 - sight.left - sight.width / 2,
    top: box.top + box.height / 2 - sight.top - sight.height / 2,
  })
}

const Room = styled.div({ width: '100%', height: '100%', containerType: 'inline-size' })
const Both = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplate: '100% / 100%',
  gap: 1,
  height: '100%',
  background: theme.appBorderColor,
  '&[data-chart]': { gridTemplate: 'minmax(0, 3fr) minmax(0, 2fr) / 100%' },
  '@container (min-width: 800px)': {
    '&[data-chart]': { gridTemplate: '100% / repeat(2, minmax(0, 1fr))' },
  },
}))
const Story = styled.div({ display: 'grid', gridTemplate: '100% / 100%', overflow: 'auto' })
const Side = styled.div(({ theme }) => ({
  position: 'relative',
  direction: 'ltr',
  background: theme.background.content,
}))
const Place = styled.section(({ theme }) => ({
  display: 'grid',
  placeContent: 'safe center',
  height: '100%',
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  '& svg': { display: 'block' },
  '&[data-whole]': { gridTemplate: '100% / 100%' },
  '&[data-whole] > div': { height: '100%' },
  '&[data-whole] svg': { width: '100%', height: '100%' },
}))
const Whole = styled.button(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 20,
  minHeight: 32,
  paddingInline: 12,
  fontFamily: 'system-ui',
  fontSize: 13,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.content,
  color: theme.color.defaultText,
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: theme.color.secondary, borderColor: theme.color.secondary },
}))
