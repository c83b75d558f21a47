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
    const { phone, text, code, createdAt } = message
    // Ids may come again after a restore to an earlier point in time, but not together with their instant.
    const reference = `${createdAt.getTime()}${String(id % 100_000).padStart(5, '0')}`
    if ((await sms.send({ phone, text, code, reference })) === 'refused') {
      await giveUp(db, id, new Date(now()))
      log.error({ message: id }, 'the SMS provider refuses a text message for good')
      return
    }
    await markSent(db, id, { sentAt: new Date(now()), keepText: sms.keepsTexts })
  }
