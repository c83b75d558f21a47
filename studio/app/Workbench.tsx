import { Splitter } from '@ark-ui/react/splitter'
import { useMemo, useState } from 'react'
import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import type { Selection } from './chart/chart-context.ts'
import { statesIn, transitionsIn } from './chart/graph.ts'
import { countedGraph, coversOf, toneOf } from './coverage/cover-of.ts'
import { useReport } from './coverage/use-report.ts'
import { ExportMenu } from './exports/ExportMenu.tsx'
import { createFollowing } from './following.ts'
import { FollowedChart } from './FollowedChart.tsx'
import { FrameNote } from './FrameNote.tsx'
import { MachineList } from './MachineList.tsx'
import { atFirst } from './live/use-live.ts'
import type { StudioMachine } from './machines.ts'
import { panelsId } from './panels-id.ts'
import { Panels } from './Panels.tsx'
import { SearchField } from './SearchField.tsx'
import { ShopFrame } from './ShopFrame.tsx'
import { StudioHeader } from './StudioHeader.tsx'
import { useAddress } from './use-address.ts'
import { useNarrow } from './use-narrow.ts'
import { useSearch } from './use-search.ts'

type Props = { machine: StudioMachine; onChooseMachine: (id: string) => void }

/**
 * A machine's chart, the shop beside it, and what there is to say below. Phones have no room for chart and shop at once:
 * there the shop takes the place of the chart.
 */
export function Workbench({ machine, onChooseMachine }: Props) {
  const [frame] = useAddress('frame')
  const [following] = useState(createFollowing)
  const kept = useState(atFirst)
  const [selected, select] = useSelected(machine)
  const search = useSearch(machine, select)
  const heights = useHeights()
  const isNarrow = useNarrow()
  const hasChart = frame === null || !isNarrow
  const { graph, tones, report, reload, isOpen: isCoverageOpen } = useCoverage(machine)
  const chooseMachine = (id: string, state?: string) => {
    search.setText('')
    openChart(id, state)
  }
  const openChart = (id: string, at?: string) => {
    onChooseMachine(id)
    select(at ?? null)
  }
  const choose = (selection: Selection | null) => select(selection?.id ?? null)
  const below = (
    <Panels
      machine={machine}
      selected={selected}
      onSelect={choose}
      following={following}
      kept={kept}
      onChooseMachine={chooseMachine}
      report={report}
      onReload={reload}
    />
  )
  return (
    <>
      <SkipLink to={panelsId} text={studio.skip} />
      <StudioHeader>
        {hasChart && (
          <>
            <SearchField search={search} onChooseMachine={openChart} />
            <ExportMenu graph={graph} toneOf={tones} />
          </>
        )}
      </StudioHeader>
      <MachineList
        chosen={machine.id}
        onChoose={chooseMachine}
        report={isCoverageOpen ? report : undefined}
      />
      <main className={main}>
        <Splitter.Root
          key={`${frame === null ? 'alone' : 'beside'} ${isNarrow}`}
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          panels={frame === null ? [work] : [work, shop]}
          defaultSize={widths(frame !== null, hasChart)}
          className={split}
        >
          <Splitter.Panel id="work">
            {hasChart ? (
              <Splitter.Root
                orientation="vertical"
                panels={[chart, panels]}
                size={heights.size}
                onResize={heights.resize}
                className={split}
              >
                <Splitter.Panel id="chart">
                  <FollowedChart
                    machine={machine}
                    graph={graph}
                    following={following}
                    selected={selected}
                    found={search.found}
                    toneOf={tones}
                    onSelect={choose}
                  />
                </Splitter.Panel>
                <Seam id="chart:panels" />
                <Splitter.Panel id="panels">{below}</Splitter.Panel>
              </Splitter.Root>
            ) : (
              below
            )}
          </Splitter.Panel>
          {frame !== null && (
            <>
              <Seam id="work:shop" />
              <Splitter.Panel id="shop">
                <div className={beside}>
                  <FrameNote following={following} />
                  <ShopFrame />
                </div>
              </Splitter.Panel>
            </>
          )}
        </Splitter.Root>
      </main>
    </>
  )
}

/** What of the machine the address says is chosen; nothing where the machine has no such state or transition. */
function useSelected({ graph }: StudioMachine): [Selection | null, (id: string | null) => void] {
  const [id, select] = useAddress('selected')
  const selected = useMemo((): Selection | null => {
    if (id === null) return null
    if (statesIn(graph.root).some((state) => state.id === id)) return { kind: 'state', id }
    return transitionsIn(graph).some((each) => each.id === id) ? { kind: 'transition', id } : null
  }, [graph, id])
  return [selected, select]
}

const [work, shop] = [
  { id: 'work', minSize: 30 },
  { id: 'shop', minSize: 20 },
]
const [chart, panels] = [
  { id: 'chart', minSize: 20 },
  { id: 'panels', minSize: 10 },
]

/** How the work and the shop share the page, in percent. */
function widths(hasShop: boolean, hasChart: boolean): number[] {
  if (!hasShop) return [100]
  return hasChart ? [64, 36] : [36, 64]
}

function Seam({ id }: { id: `${string}:${string}` }) {
  return <Splitter.ResizeTrigger id={id} aria-label={studio.resize} className={seam} />
}

/** How chart and panels share the height, in percent: what runs needs more room than what is said of a state. */
function useHeights() {
  const [view] = useAddress('view')
  const kind = view === 'live' ? 'live' : 'still'
  const [sizes, setSizes] = useState({ live: [45, 55], still: [64, 36] })
  return {
    size: sizes[kind],
    resize: ({ size }: { size: number[] }) => setSizes({ ...sizes, [kind]: size }),
  }
}

/** The chart with counts and colours while the coverage is open and known, else as it is. */
function useCoverage(machine: StudioMachine) {
  const [view] = useAddress('view')
  const isOpen = view === 'coverage'
  const { report, reload } = useReport(isOpen)
  const paths =
    isOpen && report.status === 'ready'
      ? report.report.machines.find(({ id }) => id === machine.id)
      : undefined
  const counted = useMemo(() => {
    if (paths === undefined) return { graph: machine.graph, tones: undefined }
    const covers = coversOf(paths)
    const tones = (id: string) => toneOf(covers.get(id))
    return { graph: countedGraph(machine.graph, covers), tones }
  }, [machine, paths])
  return { ...counted, report, reload, isOpen }
}

const main = css({ minWidth: '0', minHeight: '0' })
const split = css({ minHeight: '0', minWidth: '0' })
const beside = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  '& > section': { flex: '1', minHeight: '0' },
})
const seam = css({
  bg: 'border',
  flexShrink: '0',
  '&[data-orientation=horizontal]': { width: '6px', cursor: 'col-resize' },
  '&[data-orientation=vertical]': { height: '6px', cursor: 'row-resize' },
  _hover: { bg: 'brand-line' },
})
