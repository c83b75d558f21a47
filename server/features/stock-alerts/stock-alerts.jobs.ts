import type { Context } from '#server/context.ts'
import { tellNotices } from './stock-alerts.service.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'

export function stockAlertJobs(context: Context): Pick<JobHandlers, 'tell-notices'> {
  return { 'tell-notices': (payload) => tellNotices(context, idIn(payload, 'variant_id')) }
}
