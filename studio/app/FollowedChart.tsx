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

/** The chart of a machine, with the current state of its running flow while one is followed. */
export function FollowedChart({ machine, following, ...view }: Props) {
  const position = following.use()
  const own = position?.machine === machine.id ? position : null
  const running = own?.endedIn === null ? own : null
  return (
    <div className={box}>
      <Chart {...view} active={running?.active} last={running?.last} />
      {own !== null && own.endedIn !== null && (
        <p className={over}>
          {words.endedIn} <bdi>{own.endedIn}</bdi>
        </p>
      )}
    </div>
  )
}

const box = css({ position: 'relative', height: 'full', minHeight: '0' })
const over = css({
  position: 'absolute',
  insetBlockStart: '3',
  insetInline: '3',
  width: 'fit-content',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'md',
  border: '1px dashed {colors.border-field}',
  bg: 'surface',
  textStyle: 'caption',
  color: 'text-2',
  pointerEvents: 'none',
})
