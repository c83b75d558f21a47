import { flowSteps } from '#api/flow-steps.ts'
import type { Schemas } from '#machines/api/client.ts'

type Taken = Schemas['FlowFigures']['flows'][number]['taken']
type Flows = typeof flowSteps
export type Step = Flows[keyof Flows][number]

/** A step of a flow: how often it was entered, how often it was left for another one, and for which. */
export type FunnelStep = {
  step: Step
  entered: number
  wentOn: number
  /** How many left the flow in this step; null where it ends or rests, or continues at a bank. */
  left: number | null
  /** Orders whose time to pay is not over; null except for the steps at the bank. */
  paying: number | null
  next: { step: Step; count: number }[]
}

const orders: Readonly<Record<string, readonly Step[]>> = flowSteps

/** A user in one of these has finished, has dismissed the flow, or is at a bank. */
const ends: ReadonlySet<Step> = new Set<Step>([
  ...(['closed', 'dismissed', 'idle', 'ready', 'open', 'opened', 'left', 'cancelled'] as const),
  ...(['saved', 'unsaved', 'added', 'ordered', 'complete', 'confirmed', 'applied'] as const),
  ...(['signedIn', 'verified', 'paid', 'refunded', 'requested', 'bought', 'redeemed'] as const),
  ...(['sent', 'registered', 'granted', 'denied', 'subscribed', 'unsupported'] as const),
])
/** In which shoppers leave for the bank to pay an order; only the orders know who came back. */
const atBank: Readonly<Record<string, Step>> = { checkout: 'paying', placeOrder: 'left' }

/**
 * The steps of a flow in the order of its chart. Where a flow begins is not counted, so a step that was left more often
 * than entered counts as entered as often. Of a step at the bank those count as lost whose order was not paid in time.
 */
export function funnelOf(
  flow: string,
  taken: Taken,
  unpaid: Schemas['FlowFigures']['unpaid'],
): FunnelStep[] {
  const sum = (rows: Taken) => rows.reduce((total, { count }) => total + count, 0)
  const steps = orders[flow] ?? []
  return steps
    .map((step) => {
      const outward = taken.filter(({ from }) => from === step)
      const wentOn = sum(outward)
      const entered = Math.max(sum(taken.filter(({ to }) => to === step)), wentOn)
      const next = steps
        .map((to) => ({ step: to, count: sum(outward.filter((row) => row.to === to)) }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
      const gone = entered - wentOn
      const isPaying = atBank[flow] === step
      const lost = isPaying ? Math.min(unpaid.expired, gone) : gone
      return {
        step,
        entered,
        wentOn,
        left: ends.has(step) && !isPaying ? null : lost,
        paying: isPaying ? Math.min(unpaid.waiting, gone - lost) : null,
        next,
      }
    })
    .filter(({ entered }) => entered > 0)
}
