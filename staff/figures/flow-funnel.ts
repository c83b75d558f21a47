import { flowSteps } from '#api/flow-steps.ts'
import type { Schemas } from '#machines/api/client.ts'

type Taken = Schemas['FlowFigures']['flows'][number]['taken']

/** A step of a flow: how often it was entered, how often it was left for another one, and for which. */
export type FunnelStep = {
  step: string
  entered: number
  wentOn: number
  /** Entered, and not left for another step. */
  left: number
  next: { step: string; count: number }[]
}

const orders: Readonly<Record<string, readonly string[]>> = flowSteps

/**
 * The steps of a flow in the order of its chart. Where a flow begins is not counted, so a step that was left more often
 * than entered counts as entered as often.
 */
export function funnelOf(flow: string, taken: Taken): FunnelStep[] {
  const sum = (rows: Taken) => rows.reduce((total, { count }) => total + count, 0)
  return (orders[flow] ?? [])
    .map((step) => {
      const outward = taken.filter(({ from }) => from === step)
      const wentOn = sum(outward)
      const entered = Math.max(sum(taken.filter(({ to }) => to === step)), wentOn)
      const next = outward
        .map(({ to, count }) => ({ step: to, count }))
        .toSorted((one, other) => other.count - one.count)
      return { step, entered, wentOn, left: entered - wentOn, next }
    })
    .filter(({ entered }) => entered > 0)
}
