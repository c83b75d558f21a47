import { useMemo, useState } from 'react'
import { css } from '#styled/css/index.js'
import { addressOf } from '#studio/shop/addresses.ts'
import { watchedAt, whyUnwatched } from './watched-at.ts'
import { Button, Note, SelectField } from '#studio/shop/ui.ts'
import { walks as words } from '#studio/words/walks.ts'
import { useOutdated } from '#studio/app/coverage/use-outdated.ts'
import { useReport } from '#studio/app/coverage/use-report.ts'
import { Code } from '#studio/app/Code.tsx'
import { studioMachines } from '#studio/app/machines.ts'
import type { Live } from '#studio/app/live/live.ts'
import { WithShopTexts } from '#studio/app/ShopText.tsx'
import { saveTest } from './save-test.ts'
import { takeLostFocus } from './take-lost-focus.ts'
import { useWalk, type Watching } from './use-walk.ts'
import { walksOfRecording, walksOfReport, type KnownWalk } from './walk.ts'
import { divergenceText } from './divergence-text.ts'
import { WatchedWalk } from './WatchedWalk.tsx'

type Props = {
  machine: string
  live: Live
  watching: Watching
  choosing: Choosing
  onChooseMachine: (id: string) => void
  /** Whether this panel is visible; the report is loaded only then. */
  isOpen: boolean
}

/** The key of the walk that is chosen of the report; empty before any is. */
export type Choosing = readonly [string, (key: string) => void]

/** Chooses a walk of the report or of the open recording, plays it in the shop, and saves it as a test. */
export function WalkPanel(props: Props) {
  const { machine, live, watching, choosing, onChooseMachine, isOpen } = props
  const walk = useWalk(live, watching)
  const [watched] = watching
  const [hasEnded, setEnded] = useState(false)
  const end = () => {
    setEnded(true)
    walk.end()
  }
  if (watched !== null) return <WatchedWalk watched={watched} walk={walk} onEnd={end} />
  const watch = (known: KnownWalk) => {
    if (known.machine !== machine) onChooseMachine(known.machine)
    walk.begin(known)
  }
  return (
    <div ref={hasEnded ? focusFirst : undefined} className={box}>
      {live.recording !== null && <Recorded recording={live.recording} onWatch={watch} />}
      <Reported {...{ machine, isOpen, choosing }} onWatch={watch} />
    </div>
  )
}

/** Focuses the first control of the panel after the button that was pressed has disappeared. */
const focusFirst = (panel: HTMLElement | null) =>
  takeLostFocus(panel?.querySelector<HTMLElement>('select, button') ?? null)

type OnWatch = { onWatch: (walk: KnownWalk) => void }

function Recorded({ recording, onWatch }: OnWatch & { recording: NonNullable<Live['recording']> }) {
  const { walks, leftOut } = useMemo(() => walksOfRecording(recording), [recording])
  return (
    <section aria-label={words.ofRecording} className={box}>
      <h3 className={heading}>{words.ofRecording}</h3>
      <p className={hint}>{words.counted}</p>
      {walks.map((walk) => (
        <div key={walk.key} className={box}>
          <p>{words.named(walk.machine, walk.title())}</p>
          {walk.divergence === null ? (
            <p>{words.recordingStays}</p>
          ) : (
            <Note tone="danger" role="alert">
              {divergenceText(walk, walk.divergence)}
            </Note>
          )}
          <Actions walk={walk} onWatch={onWatch} />
        </div>
      ))}
      {leftOut > 0 && <p className={hint}>{words.leftOut(walks.length, leftOut)}</p>}
    </section>
  )
}

type ReportedProps = OnWatch & Pick<Props, 'machine' | 'isOpen' | 'choosing'>

function Reported({ machine, isOpen, choosing: [chosen, choose], onWatch }: ReportedProps) {
  const { report } = useReport(isOpen)
  const graph = studioMachines.find(({ id }) => id === machine)?.graph
  const isOld = useOutdated(report.status === 'ready' ? report.report : null, machine, graph)
  if (report.status === 'loading') return <p>{words.loading}</p>
  if (report.status !== 'ready')
    return (
      <p>
        {words.noReport} <Code>npm run paths</Code>
      </p>
    )
  const paths = report.report.machines.find(({ id }) => id === machine)
  const walks = paths === undefined ? [] : walksOfReport(paths)
  const walk =
    walks.find(({ key }) => key === chosen) ??
    walks.find(({ path }) => path.steps.length > 0) ??
    walks[0]
  if (walk === undefined) return <p>{words.noPath}</p>
  return (
    <div className={box}>
      <SelectField
        quiet
        label={words.choose}
        value={walk.key}
        options={walks.map(({ key, title }) => ({ value: key, label: title() }))}
        onChange={({ target }) => choose(target.value)}
      />
      {walk.title().length > fitting && (
        <p aria-hidden className={whole}>
          {walk.title()}
        </p>
      )}
      {isOld && (
        <Note tone="warn" role="status">
          {words.outdated}
        </Note>
      )}
      <Actions walk={walk} onWatch={onWatch} />
    </div>
  )
}

function Actions({ walk, onWatch }: OnWatch & { walk: KnownWalk }) {
  const why = whyUnwatched(walk)
  if (addressOf(walk.machine, walk.path.start) === null) return <p>{why}</p>
  return (
    <div className={row}>
      {why !== null && (
        <p className={hint}>
          <WithShopTexts>{why}</WithShopTexts>
        </p>
      )}
      {watchedAt(walk) !== null && (
        <Button look="tonal" icon="play" onClick={() => onWatch(walk)}>
          {words.watch}
        </Button>
      )}
      <Button look="line" icon="storage" onClick={() => saveTest(walk)}>
        {words.saveTest}
      </Button>
    </div>
  )
}

/** A recording can name anything, at any length. */
const box = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  textStyle: 'ui',
  overflowWrap: 'anywhere',
})
const heading = css({ textStyle: 'label' })
const hint = css({ textStyle: 'small', color: 'text-2' })
/** How many letters of a title a narrow panel shows in the select. */
const fitting = 36
/** The end of a title, which tells most paths apart, where the select cuts it off. */
const whole = css({
  textStyle: 'small',
  color: 'text-2',
  overflowWrap: 'anywhere',
  '@container (min-width: 640px)': { display: 'none' },
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
