import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import type { ChartView } from './chart/chart-context.ts'
import { Chart } from './chart/Chart.tsx'
import type { ChartGraph } from '#charts/graph.ts'
import type { Following } from './following.ts'
import type { StudioMachine } from './machines.ts'

type Props = ChartView & {
  machine: StudioMachine
  /** Its chart, as it is shown. */
  graph: ChartGraph
  following: Following
}

/** The chart of a machine, with the state of the flow that is followed; of one that has ended, the last one. */
export function FollowedChart({ machine, following, ...view }: Props) {
  const position = following.use()
  const own = position?.machine === machine.id ? position : null
  return (
    <div className={box}>
      {own !== null && own.endedIn !== null && (
        <p className={note}>
          {words.endedIn} <bdi>{own.endedIn}</bdi>
        </p>
      )}
      <div className={chart}>
        <Chart {...view} active={own?.active} last={own?.last} />
      </div>
    </div>
  )
}

/** The note has a row of its own, so that it covers no state. */
const box = css({ display: 'flex', flexDirection: 'column', height: 'full', minHeight: '0' })
const chart = css({ flex: '1', minHeight: '0' })
const note = css({
  paddingInline: '3',
  paddingBlock: '1',
  borderBlockEnd: '1px solid {colors.border}',
  bg: 'surface',
  textStyle: 'caption',
  color: 'text-2',
})
