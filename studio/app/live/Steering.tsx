import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { Button } from '#studio/shop/ui.ts'
import type { LiveState, PageCall } from './live-state.ts'
import { NextCall } from './NextCall.tsx'
import { remaining, useSeconds } from './remaining.ts'
import type { Live } from './live.ts'

/** The pending deadlines, and what happens to the next call of a flow. */
export function Steering({ live }: { live: Live }) {
  if (live.recording !== null) return <p className={hint}>{words.steeringOfRecording}</p>
  return (
    <div className={box}>
      <Timers live={live} />
      <NextCall live={live} />
    </div>
  )
}

function Timers({ live: { state, store } }: { live: Live }) {
  const now = useSeconds()
  const limited = state.calls.filter(isLimited)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label={words.timers} className={part}>
      <h3 ref={title} tabIndex={-1} className={heading}>
        {words.timers}
      </h3>
      {state.timers.length === 0 && limited.length === 0 && (
        <p className={hint}>{words.noTimers}</p>
      )}
      {state.timers.length > 0 && <p className={hint}>{words.passHint}</p>}
      {limited.map(({ page, id, actor, due }) => (
        <p key={`${page} ${id}`} className={row}>
          <span>
            {words.callLimit} <bdi>{actor ?? words.ofPage}</bdi>
          </span>
          <span className={hint}>{words.due(remaining(due, now))}</span>
        </p>
      ))}
      {state.timers.map(({ id, due, owner }) => (
        <p key={id} className={row}>
          <bdi>{nameOf(state, owner)}</bdi>
          <span className={hint}>{words.due(remaining(due, now))}</span>
          <Button
            size="sm"
            look="tonal"
            onClick={() => {
              store.command({ type: 'passTimer', timer: id })
              // Its button disappears with the deadline.
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

/** Whether a held call is limited by its flow. */
function isLimited(call: PageCall): call is PageCall & { due: number } {
  return call.state === 'held' && call.due !== null
}

/** The waiting machine and, if a child of it waits, that child's name. */
function nameOf({ actors }: LiveState, owner: string | null): string {
  const actor = actors.get(owner ?? '')
  const above = actors.get(actor?.parent ?? '')
  return [above?.machine, actor?.name].filter(Boolean).join(' · ') || words.ofPage
}

const box = css({ display: 'grid', gap: '4' })
const part = css({ display: 'grid', gap: '2' })
const heading = css({ textStyle: 'label' })
const hint = css({ textStyle: 'small', color: 'text-2' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
