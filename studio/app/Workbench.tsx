import { useMemo, useState } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { Note, SkipLink } from '#studio/shop/ui.ts'
import { around } from './chart/around.ts'
import type { Selection } from './chart/chart-context.ts'
import { ExportMenu } from './exports/ExportMenu.tsx'
import { createFollowing } from './following.ts'
import { FollowedChart } from './FollowedChart.tsx'
import { Fronts } from './Fronts.tsx'
import { FrameNote } from './FrameNote.tsx'
import { headerButton } from './header-button.ts'
import { MachineList } from './MachineList.tsx'
import { atFirst } from './live/live.ts'
import { useSentReport } from './live/use-sent-report.ts'
import type { StudioMachine } from './machines.ts'
import { panelsId } from './panels-id.ts'
import { Panels } from './Panels.tsx'
import { SearchField } from './SearchField.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { SplitView } from './SplitView.tsx'
import { StudioHeader } from './StudioHeader.tsx'
import { useAddress } from './use-address.ts'
import { useCoverage } from './use-coverage.ts'
import { useFocused } from './use-focused.ts'
import { useNarrow } from './use-narrow.ts'
import { useSelected } from './use-selected.ts'
import { useSearch } from './use-search.ts'
import type { WalkState } from './walks/walk-state.ts'

type Props = { machine: StudioMachine; onChooseMachine: (id: string) => void }

/**
 * A machine's chart with panels below, and the shop next to them. Phones have no space for both: there a switch
 * shows the chart in place of the shop.
 */
export function Workbench({ machine, onChooseMachine }: Props) {
  const [frame] = useAddress('frame')
  const [following] = useState(createFollowing)
  const kept = useState(atFirst)
  const watching = useState<WalkState | null>(null)
  const choosing = useState('')
  const [, keep] = kept
  const [selected, select] = useSelected(machine)
  const search = useSearch(machine, (id) => select(id, 'passing'))
  const isNarrow = useNarrow()
  const [isChartInFront, setChartInFront] = useState(false)
  const hasChart = frame === null || !isNarrow || isChartInFront
  const { graph, tones, report, reload, isOpen: isCoverageOpen } = useCoverage(machine)
  const chooseMachine = (id: string, state?: string) => {
    search.setText('')
    openChart(id, state)
  }
  const openChart = (id: string, at?: string) => {
    onChooseMachine(id)
    select(at ?? null, id === machine.id ? 'chosen' : 'passing')
  }
  const reportFault = useSentReport((recording) => {
    keep({ ...atFirst, recording })
    const [first] = recording.steps
    if (first !== undefined) openChart(first.machine)
  })
  const [focus, setFocus] = useFocused(machine)
  const shown = useMemo(() => (focus === null ? graph : around(graph, focus)), [graph, focus])
  const narrow = (id: string | null) => {
    // The state stays selected, so that its neighbors can be shown again.
    if (id === null && selected !== null) select(selected.id, 'passing')
    setFocus(id)
  }
  const choose = (selection: Selection | null) => {
    select(selection?.id ?? null)
    // One step back leads to the neighbors that were shown before.
    if (focus !== null && selection?.kind === 'state') setFocus(selection.id, 'passing')
  }
  const chart = (
    <FollowedChart
      machine={machine}
      graph={shown}
      following={following}
      selected={selected}
      found={search.found}
      focus={focus}
      onFocus={narrow}
      toneOf={tones}
      onSelect={choose}
    />
  )
  const below = (
    <Panels
      machine={machine}
      selected={selected}
      onSelect={choose}
      following={following}
      kept={kept}
      watching={watching}
      choosing={choosing}
      onChooseMachine={chooseMachine}
      report={report}
      onReload={reload}
    />
  )
  return (
    <>
      <SkipLink to={panelsId} text={studio.skip} />
      <StudioHeader>
        {frame !== null && isNarrow && (
          <button
            type="button"
            aria-pressed={isChartInFront}
            className={headerButton}
            onClick={() => setChartInFront(!isChartInFront)}
          >
            {studio.chartInFront}
          </button>
        )}
        {hasChart && (
          <>
            <SearchField search={search} onChooseMachine={openChart} />
            <ExportMenu
              machine={machine.graph}
              shown={shown}
              focus={shown === graph ? null : focus}
              toneOf={tones}
            />
          </>
        )}
      </StudioHeader>
      <MachineList
        chosen={machine.id}
        onChoose={chooseMachine}
        report={isCoverageOpen ? report : undefined}
      />
      <main className={main}>
        {reportFault !== null && (
          <Note tone="danger" role="alert">
            {reportFault}
          </Note>
        )}
        <SplitView
          chart={(frame === null || !isNarrow) && chart}
          panels={below}
          shop={
            frame !== null && (
              <Fronts
                chart={isNarrow && isChartInFront && chart}
                shop={
                  <>
                    <FrameNote following={following} />
                    <ShopFrame />
                  </>
                }
              />
            )
          }
          isNarrow={isNarrow}
        />
      </main>
    </>
  )
}

const main = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: '0',
  '& > :last-child': { flex: '1', minHeight: '0' },
})
