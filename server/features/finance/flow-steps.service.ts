import { LRUCache } from 'lru-cache'
import { flowSteps } from '#api/flow-steps.ts'
import { addDays, tehranDay } from '#domain/day.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { refusedField } from '#server/platform/fields.ts'
import { addressKey } from '#server/platform/limits/limits.service.ts'
import { addFlowSteps, countBankOrders, sumFlowSteps } from './flow-steps.queries.ts'

type Taken = Schemas['FlowSteps']['taken']

const knownSteps: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(flowSteps).map(([flow, steps]) => [flow, new Set(steps)]),
)
/** Of pages that are left, for an address within an hour; more is not counted. */
const mostPerHour = 240
const addressesKept = 10_000

/** Counts the steps of flows. From whom they come is known to this process only, for an hour. */
export function flowStepsService({ db, now }: Context) {
  const sent = new LRUCache<string, { times: number }>({ max: addressesKept, ttl: 3_600_000 })

  return {
    /** Throws `validation_failed` for a step that a flow does not have, and for one that is named twice. */
    async countFlowSteps(taken: Taken, address: string): Promise<void> {
      const keys = new Set(taken.map(({ flow, from, to }) => `${flow} ${from} ${to}`))
      if (keys.size < taken.length || !taken.every(isKnown)) throw refusedField('taken', 'unknown')
      const key = addressKey(address)
      const seen = sent.get(key) ?? { times: 0 }
      if (seen.times === 0) sent.set(key, seen)
      seen.times += 1
      if (seen.times <= mostPerHour) await addFlowSteps(db, tehranDay(now()), taken)
    },

    /** What was counted in the last `days` days of Tehran, today included. */
    async getFlowFigures(days: number): Promise<Schemas['FlowFigures']> {
      const since = addDays(tehranDay(now()), 1 - days)
      const rows = await sumFlowSteps(db, since)
      const byFlow = Map.groupBy(rows, ({ flow }) => flow)
      return {
        orders: await countBankOrders(db, since, new Date(now())),
        flows: [...byFlow].map(([flow, taken]) => ({
          flow,
          taken: taken.map(({ from, to, count }) => ({ from, to, count })),
        })),
      }
    },
  }
}

function isKnown({ flow, from, to }: Taken[number]): boolean {
  const steps = knownSteps.get(flow)
  return steps !== undefined && from !== to && steps.has(from) && steps.has(to)
}
