import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { Tabs } from '#studio/shop/ui.ts'
import { Actors } from './Actors.tsx'
import { ArmedFault } from './ArmedFault.tsx'
import { Calls } from './Calls.tsx'
import { ContextTree } from './ContextTree.tsx'
import { EventLog } from './EventLog.tsx'
import { HeldCalls } from './HeldCalls.tsx'
import { LiveBar } from './LiveBar.tsx'
import { SendEvent } from './SendEvent.tsx'
import { Steering } from './Steering.tsx'
import { Moment, Timeline } from './Timeline.tsx'
import type { Live } from './live.ts'

type Props = { live: Live; onChooseMachine: (id: string) => void }

/** What the running shop does, step by step, and the controls to steer it. */
export function LivePanel({ live, onChooseMachine }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  const choose = (machine: string) => {
    live.setAuto(false)
    onChooseMachine(machine)
  }
  const isHolding = live.state.calls.some(({ state }) => state === 'held')
  return (
    <div className={box}>
      <div className={bar}>
        <LiveBar live={live} />
      </div>
      <div
        className={place}
        data-pinned={live.isPast || isHolding || live.state.fault !== null || undefined}
      >
        <Timeline live={live} slider={slider} />
        <Moment live={live} slider={slider} />
        <HeldCalls live={live} />
        <ArmedFault live={live} />
      </div>
      <div className={columns}>
        <EventLog key={live.recording?.madeAt} live={live} />
        <Tabs
          label={words.title}
          tabs={[
            { value: 'send', label: words.send, content: <SendEvent live={live} /> },
            { value: 'context', label: words.context, content: <ContextTree live={live} /> },
            { value: 'steering', label: words.steering, content: <Steering live={live} /> },
            { value: 'calls', label: words.calls, content: <Calls live={live} /> },
            {
              value: 'actors',
              label: words.actors,
              content: <Actors live={live} onChoose={choose} />,
            },
          ]}
        />
      </div>
    </div>
  )
}

const box = css({
  display: 'grid',
  gap: '3',
  paddingBlockEnd: '3',
  minWidth: '0',
  containerType: 'inline-size',
})
const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })
/** Stays visible: the way back from the past, and the held calls. */
const place = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  bg: 'surface',
  position: 'sticky',
  zIndex: '1',
  insetBlockStart: '0',
  // In the present a phone needs the space for other things.
  '@container (max-width: 680px)': { '&:not([data-pinned])': { position: 'static' } },
  '& > section': { flexBasis: 'full' },
})
const columns = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' },
  // Next to the shop there is space for all of them only without gaps.
  '@container (max-width: 900px)': { '& [role=tablist]': { gap: '0' } },
})
