import { css } from '#styled/css/index.js'
import { live as liveWords } from '#studio/words/live.ts'
import { studio } from '#studio/words/studio.ts'
import { Tabs } from '#studio/shop/ui.ts'
import type { Selection } from './chart/chart-context.ts'
import { CoveragePanel } from './coverage/CoveragePanel.tsx'
import type { Report } from './coverage/use-report.ts'
import { Details } from './details/Details.tsx'
import type { OnChooseMachine } from './details/Neighbors.tsx'
import type { Following } from './following.ts'
import { walks } from '#studio/words/walks.ts'
import { LivePanel } from './live/LivePanel.tsx'
import type { Kept } from './live/live.ts'
import { useLive } from './live/use-live.ts'
import type { StudioMachine } from './machines.ts'
import { panelsId } from './panels-id.ts'
import { useAddress } from './use-address.ts'
import type { Watching } from './walks/use-walk.ts'
import { WalkPanel, type Choosing } from './walks/WalkPanel.tsx'

export type PanelProps = {
  machine: StudioMachine
  selected: Selection | null
  onSelect: (selection: Selection | null) => void
  /** Through which a panel that watches running flows passes on what it sees. */
  following: Following
  kept: Kept
  watching: Watching
  choosing: Choosing
  onChooseMachine: OnChooseMachine
  report: Report
  onReload: () => void
}

const views = ['details', 'live', 'walks', 'coverage']

/** The panels below the chart. The coverage colors the chart while it is open. */
export function Panels(props: PanelProps) {
  const {
    machine,
    selected,
    onSelect,
    following,
    kept,
    watching,
    choosing,
    onChooseMachine,
    report,
    onReload,
  } = props
  const [walk] = watching
  const live = useLive({ machine: machine.id, following, kept, onChooseMachine, walk })
  const [view, setView] = useAddress('view')
  return (
    <div id={panelsId} tabIndex={-1} className={box}>
      <Tabs
        label={studio.panels}
        value={views.find((each) => each === view) ?? 'details'}
        onChange={(next) => setView(next === 'details' ? null : next)}
        tabs={[
          {
            value: 'details',
            label: studio.details,
            content: <Details {...{ machine, selected, onSelect, onChooseMachine }} />,
          },
          {
            value: 'live',
            label: liveWords.title,
            content: <LivePanel live={live} onChooseMachine={onChooseMachine} />,
          },
          {
            value: 'walks',
            label: walks.title,
            content: (
              <WalkPanel
                machine={machine.id}
                live={live}
                watching={watching}
                choosing={choosing}
                onChooseMachine={onChooseMachine}
                isOpen={view === 'walks'}
              />
            ),
          },
          {
            value: 'coverage',
            label: studio.coverage.title,
            content: (
              <CoveragePanel
                machine={machine.id}
                report={report}
                reload={onReload}
                selected={selected}
                onSelect={onSelect}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

const box = css({
  height: 'full',
  bg: 'surface',
  // The tabs stay in sight while the content scrolls.
  '& > div': { display: 'flex', flexDirection: 'column', height: 'full' },
  '& > div > [role=tablist]': { flexShrink: '0', paddingInline: { base: '1', sm: '4' } },
  '& > div > [role=tabpanel]': {
    flex: '1',
    minHeight: '0',
    overflow: 'auto',
    paddingInline: '4',
    // It scrolls with the content, or that would be seen above what stays in sight.
    paddingBlockStart: '0',
    '& > :first-child': { marginBlockStart: '4' },
    // Long content, such as the log, scrolls within it.
    containerType: 'size',
  },
  // Beside the shop, tabs that do not fit into one row would be out of sight.
  '& [role=tablist]': { flexWrap: 'wrap', rowGap: '0', columnGap: { base: '0', sm: '2' } },
})
