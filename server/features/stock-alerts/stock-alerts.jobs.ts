import type { Context } from '#server/context.ts'
import { sendStockAlerts } from './stock-alerts.service.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'

export function stockAlertJobs(context: Context): Pick<JobHandlers, 'send-stock-alerts'> {
  return { 'send-stock-alerts': (payload) => sendStockAlerts(context, idIn(payload, 'variant_id')) }
}
