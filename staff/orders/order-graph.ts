import {
  chartGraph,
  transitionsIn,
  type ChartGraph,
  type ChartState,
  type ChartTransition,
} from '#charts/graph.ts'
import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { orderMachine } from '#machines/lifecycles/order/order.machine.ts'

type Status = Schemas['OrderStatus']

const chart = chartGraph(orderMachine)

/** The id of a status in the chart. */
export const stateId = (status: Status): string => `${chart.id}.${status}`

/** The ids of the transitions of a status with one of these events. */
export const stepsFrom = (status: Status, events: readonly string[]): ReadonlySet<string> =>
  new Set(
    transitionsIn(chart)
      .filter(({ source, event }) => source === stateId(status) && events.includes(event))
      .map(({ id }) => id),
  )

const statuses: Readonly<Record<string, string>> = {
  ...staff.statuses,
  [orderMachine.id]: staffOrders.chart.order,
}
const events: Readonly<Record<string, string>> = {
  ...staff.move.labels,
  ...staffOrders.chart.events,
}

/** The life of an order as a chart, with the names that staff know; its ids stay. */
export const orderGraph: ChartGraph = {
  id: chart.id,
  root: named(chart.root),
  edges: chart.edges.map((edge) => ({ ...edge, transitions: edge.transitions.map(namedStep) })),
}

function named(state: ChartState): ChartState {
  return {
    ...state,
    key: statuses[state.key] ?? state.key,
    tags: [],
    stays: state.stays.map(namedStep),
    states: state.states.map(named),
  }
}

function namedStep(step: ChartTransition): ChartTransition {
  return { ...step, event: events[step.event] ?? step.event }
}
