import type { ChartView } from './chart/chart-context.ts'
import { Chart } from './chart/Chart.tsx'
import type { ChartGraph } from './chart/graph.ts'
import type { Following } from './following.ts'
import type { StudioMachine } from './machines.ts'

type Props = ChartView & {
  machine: StudioMachine
  /** Its chart, as it is to be shown. */
  graph: ChartGraph
  following: Following
}

/** The chart of a machine, with the place of its running flow while one is followed. */
export function FollowedChart({ machine, following, ...view }: Props) {
  const standing = following.use()
  const own = standing?.machine === machine.id ? standing : null
  return <Chart {...view} active={own?.active} last={own?.last} />
}
