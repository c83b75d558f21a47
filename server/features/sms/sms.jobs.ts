import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { findUnsent, markSent } from './sms.queries.ts'

/** Sends a text message from the outbox, unless it has been sent already. */
export function smsJobs({ db, sms, now }: Context): Pick<JobHandlers, 'send-sms'> {
  return {
    'send-sms': async (payload) => {
      const id = idIn(payload, 'id')
      const message = await findUnsent(db, id)
      if (!message) return
      await sms.send(message)
      await markSent(db, id, { sentAt: new Date(now()), keepText: sms.keepsTexts })
    },
  }
}
