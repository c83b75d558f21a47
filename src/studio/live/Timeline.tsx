import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#i18n/fa/studio-live.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { Step } from './live-state.ts'
import type { Live } from './use-live.ts'

/** The past of the flow that is shown: every step of it, and the ways back to the present. */
export function Timeline({ live }: { live: Live }) {
  const { shown, isPast, recording, state } = live
  const steps = pastOf(live)
  const slider = useRef<HTMLInputElement>(null)
  if (shown === null || steps.length === 0) return null
  const at = steps.findIndex(({ id }) => id === shown.id)
  const place = isPast ? Math.max(0, at) : steps.length - 1
  const go = (to: number) => {
    const step = steps[to]
    if (step !== undefined) live.goTo(step)
  }
  // The buttons of the past go away with it.
  const leave = (how: 'resume' | 'goOn') => {
    live.leavePast(how)
    slider.current?.focus()
  }
  return (
    <div className={row}>
      <IconButton
        icon="caret-back"
        label={words.stepBack}
        aria-disabled={place === 0}
        onClick={() => go(place - 1)}
      />
      <input
        ref={slider}
        type="range"
        min={0}
        max={steps.length - 1}
        value={place}
        aria-label={words.history}
        aria-valuetext={words.moment(number(place + 1), number(steps.length))}
        className={track}
        onChange={({ target }) => go(Number(target.value))}
      />
      <IconButton
        icon="caret"
        label={words.stepForward}
        aria-disabled={place >= steps.length - 1}
        onClick={() => go(place + 1)}
      />
      <output className={label}>
        {isPast ? words.moment(number(place + 1), number(steps.length)) : words.now}
      </output>
      {isPast && recording === null && (
        <>
          <Button size="sm" look="tonal" onClick={() => leave('resume')}>
            {words.resume}
          </Button>
          {state.traveled !== null && (
            <Button size="sm" look="line" onClick={() => leave('goOn')}>
              {words.goOn}
            </Button>
          )}
        </>
      )}
      {state.traveled !== null && <p className={note}>{words.past}</p>}
    </div>
  )
}

/** The steps of the flow that is shown; of a recording all. */
function pastOf({ recording, steps, shown }: Live): readonly Step[] {
  return recording === null ? steps.filter(({ flow }) => flow === shown?.flow) : steps
}

const row = css({
  display: 'flex',
  flex: '1',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: { base: 'full', sm: '420px' },
})
const track = css({ flex: '1', minWidth: '160px', height: 'tap', accentColor: 'brand' })
const label = css({ textStyle: 'label', whiteSpace: 'nowrap' })
const note = css({ flexBasis: 'full', textStyle: 'caption', color: 'warn-text' })
