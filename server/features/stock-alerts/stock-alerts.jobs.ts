import type { Context } from '#server/context.ts'
import { sendStockAlerts } from './stock-alerts.service.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'

export function stockAlertJobs(context: Context): Pick<JobHandlers, 'tell-notices'> {
  return { 'tell-notices': (payload) => sendStockAlerts(context, idIn(payload, 'variant_id')) }
}
