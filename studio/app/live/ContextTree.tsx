import { css } from '#styled/css/index.js'
import { direction } from '#studio/words/language.ts'
import { live as words } from '#studio/words/live.ts'
import { number } from '#studio/words/digits.ts'
import { eventName } from '#charts/names.ts'
import { pastOf, stepBefore } from './past.ts'
import { Tree } from './Tree.tsx'
import type { Live } from './live.ts'

/** The flow's context at a step, the payload of its event and what changed; private parts are never sent here. */
export function ContextTree({ live }: { live: Live }) {
  const { shown } = live
  if (shown === null) return <p className={hint}>{words.noContext}</p>
  const { type, ...payload } = shown.event
  const past = pastOf(live)
  const place = past.findIndex(({ id }) => id === shown.id) + 1
  const before = stepBefore(live)
  return (
    <>
      <h3 className={head}>
        <bdi>{shown.machine}</bdi> ·{' '}
        {place > 0 && `${words.moment(number(place), number(past.length))} · `}
        <bdi>{eventName(type)}</bdi>
      </h3>
      <div dir="ltr" className={box}>
        <Tree name={type} value={payload} open />
        {shown.context === undefined ? (
          <p dir={direction()} className={hint}>
            {words.noContext}
          </p>
        ) : (
          <Tree
            name="context"
            value={shown.context}
            before={before?.context === undefined ? undefined : { value: before.context }}
            open
          />
        )}
      </div>
    </>
  )
}

const hint = css({ textStyle: 'small', color: 'text-2', paddingBlock: '2' })
const head = css({ textStyle: 'label', paddingBlockEnd: '2' })
const box = css({ fontFamily: 'var(--code)', fontSize: '12px', overflowX: 'auto' })
