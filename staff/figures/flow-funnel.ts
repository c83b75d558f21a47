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

const stepsOf: Readonly<Record<string, readonly Step[]>> = flowSteps

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
 * than entered counts as entered as often. At the bank, the orders say who paid, who still can,
 * and who is lost; of more orders than were seen leaving for the bank, a share that favors the paid ones.
 */
export function funnelOf(
  flow: string,
  taken: Taken,
  ended: Schemas['FlowFigures']['orders'],
): FunnelStep[] {
  const sum = (rows: Taken) => rows.reduce((total, { count }) => total + count, 0)
  const steps = stepsOf[flow] ?? []
  const endedCount = ended.paid + ended.waiting + ended.expired
  return steps
    .map((step) => {
      const outward = taken.filter(({ from }) => from === step)
      const wentOnHere = sum(outward)
      const entered = Math.max(sum(taken.filter(({ to }) => to === step)), wentOnHere)
      const next = steps
        .map((to) => ({ step: to, count: sum(outward.filter((row) => row.to === to)) }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count)
      const gone = entered - wentOnHere
      const isAtBank = atBank[flow] === step
      const seen = (count: number) =>
        endedCount > gone ? Math.floor((gone * count) / endedCount) : count
      const lost = isAtBank ? seen(ended.expired) : gone
      const paying = isAtBank ? seen(ended.waiting) : null
      const paid = isAtBank ? Math.min(ended.paid, gone - lost - seen(ended.waiting)) : 0
      return {
        step,
        entered,
        wentOn: wentOnHere + paid,
        left: ends.has(step) && !isAtBank ? null : lost,
        paying,
        next,
      }
    })
    .filter(({ entered }) => entered > 0)
}
