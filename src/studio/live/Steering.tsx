import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#i18n/fa/studio-live.ts'
import { twoDigits } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import type { LiveState } from './live-state.ts'
import { NextCall } from './NextCall.tsx'
import type { Live } from './use-live.ts'

/** The deadlines that lie ahead, and what happens to the next call of a flow. */
export function Steering({ live }: { live: Live }) {
  return (
    <div className={box}>
      <Timers live={live} />
      <NextCall live={live} />
    </div>
  )
}

function Timers({ live: { state, store } }: { live: Live }) {
  const now = useSeconds()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label={words.timers} className={part}>
      <h3 ref={title} tabIndex={-1} className={heading}>
        {words.timers}
      </h3>
      {state.timers.length === 0 && <p className={hint}>{words.noTimers}</p>}
      {state.timers.map(({ id, due, owner }) => (
        <p key={id} className={row}>
          <bdi>{nameOf(state, owner)}</bdi>
          <span className={hint}>{words.due(minutes(due - now))}</span>
          <Button
            size="sm"
            look="tonal"
            onClick={() => {
              store.command({ type: 'passTimer', timer: id })
              // Its button goes away with the deadline.
              title.current?.focus()
            }}
          >
            {words.pass}
          </Button>
        </p>
      ))}
    </section>
  )
}

/** The machine that waits and, where a child of its waits for it, the name of that one. */
function nameOf({ actors }: LiveState, owner: string | null): string {
  const actor = actors.get(owner ?? '')
  const above = actors.get(actor?.parent ?? '')
  return [above?.machine, actor?.name].filter(Boolean).join(' · ') || words.ofPage
}

/** ۲۹:۵۴; the hours are counted into the minutes. */
function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map(twoDigits).join(':')
}

/** The time of day in milliseconds, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const box = css({ display: 'grid', gap: '4' })
const part = css({ display: 'grid', gap: '2' })
const heading = css({ textStyle: 'label' })
const hint = css({ textStyle: 'small', color: 'text-2' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
