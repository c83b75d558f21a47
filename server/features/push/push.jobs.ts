import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { sendPush } from './push.service.ts'

export function pushJobs(context: Context): Pick<JobHandlers, 'send-push'> {
  return {
    'send-push': (payload) =>
      sendPush(context, {
        messageId: idIn(payload, 'message_id'),
        subscriptionId: idIn(payload, 'subscription_id'),
      }),
  }
}
