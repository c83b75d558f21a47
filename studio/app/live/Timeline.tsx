import type { RefObject } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { number, separator } from '#studio/words/digits.ts'
import { Button, IconButton } from '#studio/shop/ui.ts'
import { mirrored } from '#studio/app/mirrored.ts'
import { isAtWork, pastOf, pastViewOf, type PastView } from './past.ts'
import { machineName } from './server-moves.ts'
import type { Live } from './live.ts'

type Props = { live: Live; slider: RefObject<HTMLInputElement | null> }

/** The past of the shown flow, every step of it. */
export function Timeline({ live, slider }: Props) {
  const steps = pastOf(live)
  const place = placeIn(live)
  if (live.shown === null || steps.length === 0) return null
  const go = (to: number) => {
    const step = steps[to - 1]
    if (step !== undefined) live.goTo(step)
  }
  return (
    <div className={row}>
      <IconButton
        icon="caret-back"
        className={mirrored}
        label={words.stepBack}
        aria-disabled={place === 1}
        onClick={() => go(place - 1)}
      />
      <input
        ref={slider}
        type="range"
        min={1}
        max={steps.length}
        value={place}
        aria-label={words.history}
        aria-valuetext={words.moment(number(place), number(steps.length))}
        className={track}
        onChange={({ target }) => go(Number(target.value))}
      />
      <IconButton
        icon="caret"
        className={mirrored}
        label={words.stepForward}
        aria-disabled={place >= steps.length}
        onClick={() => go(place + 1)}
      />
    </div>
  )
}

/**
 * The point in the past at which the flow is shown, and the ways back to the present. Its space is reserved in the
 * present too.
 */
export function Moment({ live, slider }: Props) {
  const { shown, isPast, recording, state } = live
  if (shown === null) return null
  const view = pastViewOf(live)
  const isOver = recording === null && !isAtWork(state, shown, shown.flow)
  // The buttons of the past disappear with it.
  const leave = (how: 'resume' | 'goOn') => {
    live.leavePast(how)
    slider.current?.focus()
  }
  return (
    <div className={moment}>
      <div className={text}>
        <output className={label}>
          {shown.row !== undefined && (
            <>
              <bdi>{machineName(shown)}</bdi>
              {separator()}
            </>
          )}
          {isPast && words.moment(number(placeIn(live)), number(pastOf(live).length))}
          {!isPast && (isOver ? words.over : words.now)}
        </output>
        {view !== null && <p className={note}>{textOf(view)}</p>}
      </div>
      {isPast && recording === null && (
        <div className={ways}>
          <Button size="sm" look="tonal" onClick={() => leave('resume')}>
            {words.resume}
          </Button>
          {view?.kind === 'shown' && (
            <Button size="sm" look="line" title={words.goOnHint} onClick={() => leave('goOn')}>
              {words.goOn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function textOf(view: PastView): string {
  if (view.kind === 'closed') return words.pastClosed(view.path)
  return view.kind === 'shown' ? words.past : words.pastGone
}

/** The position of the shown step, from one; in the present the last. */
function placeIn(live: Live): number {
  const steps = pastOf(live)
  const at = steps.findIndex(({ id }) => id === live.shown?.id)
  return live.isPast ? Math.max(0, at) + 1 : steps.length
}

const row = css({
  display: 'flex',
  flex: '1 1 260px',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
})
const track = css({ flex: '1', minWidth: '96px', height: 'tap', accentColor: 'brand' })
const moment = css({
  display: 'flex',
  flex: '1 1 400px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
})
const label = css({ textStyle: 'label', whiteSpace: 'nowrap' })
const text = css({ flex: '1 1 130px', minWidth: '0' })
const ways = css({ display: 'flex', gap: '2' })
const note = css({ textStyle: 'caption', color: 'warn-text' })
