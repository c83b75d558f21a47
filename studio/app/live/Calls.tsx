import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { number } from '#studio/words/digits.ts'
import { Badge } from '#studio/shop/ui.ts'
import { Breakable } from '#studio/app/Breakable.tsx'
import { Releases } from './HeldCalls.tsx'
import type { PageCall } from './live-state.ts'
import { Tree } from './Tree.tsx'
import type { Live } from './live.ts'

/** The calls to the API, newest first, each with the actor that made it. */
export function Calls({ live }: { live: Live }) {
  const { state, recording } = live
  if (recording !== null) return <p className={hint}>{words.callsOfRecording}</p>
  if (state.calls.length === 0) return <p className={hint}>{words.noCalls}</p>
  return (
    <ul className={list}>
      {state.calls.toReversed().map((call) => (
        <li key={`${call.page} ${call.id}`} className={item}>
          <Call call={call} />
          {call.state === 'held' && <Releases live={live} call={call} />}
        </li>
      ))}
    </ul>
  )
}

function Call({ call }: { call: PageCall }) {
  const took = call.endedAt === null ? null : Math.round(call.endedAt - call.startedAt)
  return (
    <details className={box}>
      <summary className={head}>
        <span dir="ltr" className={address}>
          {call.method} <Breakable text={call.path} />
        </span>
        <span className={facts}>
          <bdi>{call.actor ?? words.ofPage}</bdi> · {words.callStates[call.state]}
          {call.status !== null && ` ${number(call.status)}`}
          {took !== null && ` · ${words.after(number(took))}`}
        </span>
        {call.steered && <Badge tone="warn">{words.steered}</Badge>}
      </summary>
      <div dir="ltr" className={code}>
        <Tree name={words.request} value={call.request} open />
        <Tree name={words.reply} value={call.reply} open />
      </div>
    </details>
  )
}

const hint = css({ textStyle: 'small', color: 'text-2' })
const list = css({ display: 'grid', maxHeight: '420px', overflowY: 'auto' })
const item = css({
  display: 'flex',
  alignItems: 'start',
  gap: '2',
  borderBlockEnd: '1px solid {colors.border}',
})
const box = css({ flex: '1', minWidth: '0' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'tap',
  cursor: 'pointer',
  textStyle: 'label',
  paddingBlock: '1',
})
const address = css({
  flexBasis: 'full',
  textAlign: 'end',
  '[dir=ltr] &': { textAlign: 'start' },
  overflowWrap: 'break-word',
})
const facts = css({ textStyle: 'caption', color: 'text-2' })
const code = css({ fontFamily: 'var(--code)', fontSize: '12px', overflowX: 'auto' })
