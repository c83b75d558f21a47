import type { Context } from '#server/context.ts'
import { idIn, type JobHandler, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { findUnsent, giveUp, markSent } from './sms.queries.ts'

/** Sends a text message from the outbox, unless it was sent already or came too late. */
export function smsJobs(context: Context): Pick<JobHandlers, 'send-code' | 'send-sms'> {
  const send = sender(context)
  return { 'send-code': send, 'send-sms': send }
}

const sender =
  ({ db, log, sms, now }: Context): JobHandler =>
  async (payload) => {
    const id = idIn(payload, 'id')
    const message = await findUnsent(db, id)
    if (!message) return
    if (message.expiresAt.getTime() <= now()) {
      await giveUp(db, id, new Date(now()))
      log.error({ message: id }, 'a text message could not be sent in time')
      return
    }
    await sms.send(message)
    await markSent(db, id, { sentAt: new Date(now()), keepText: sms.keepsTexts })
  }
