import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { runDuePlans } from './due-plans.service.ts'

export function priceJobs(
  context: Context,
): Pick<JobHandlers, 'start-price-plan' | 'end-price-plan'> {
  return {
    'start-price-plan': (payload, run) => runDuePlans(context, idIn(payload, 'plan_id'), run),
    'end-price-plan': (payload, run) => runDuePlans(context, idIn(payload, 'plan_id'), run),
  }
}
