import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { deliverMessage } from './staff-messages.service.ts'

export function messageJobs(context: Context): Pick<JobHandlers, 'deliver-message'> {
  return {
    'deliver-message': (payload, run) => deliverMessage(context, idIn(payload, 'message_id'), run),
  }
}
