import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { endPricePlan, startPricePlan } from './price-plans.service.ts'

export function priceJobs(
  context: Context,
): Pick<JobHandlers, 'start-price-plan' | 'end-price-plan'> {
  return {
    'start-price-plan': (payload) => startPricePlan(context, idIn(payload, 'plan_id')),
    'end-price-plan': (payload) => endPricePlan(context, idIn(payload, 'plan_id')),
  }
}
