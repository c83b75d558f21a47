import type { Context } from '#server/context.ts'
import { forgetUnfinished, receivingFolder } from '#server/contract/forms.ts'
import { deleteChangesBefore } from '#server/queries/catalogue.ts'
import { deleteCodesBefore } from '#server/queries/codes.ts'
import { deleteFinishedJobs } from '#server/queries/jobs.ts'
import { deleteHitsBefore } from '#server/queries/limits.ts'
import { findUnsent, markSent } from '#server/queries/outbox.ts'
import { deleteSessionsBefore } from '#server/queries/sessions.ts'
import { keepDemoOffersRunning } from '#server/services/demo-offers.ts'
import { forgetLooseUploads } from '#server/services/uploads.ts'
import { enqueue, type JobHandlers } from './runner.ts'

const hourMs = 3_600_000

/** Sends text messages, and once an hour forgets what has served its time and renews what the demo has on offer. */
export function accountJobs(context: Context): Pick<JobHandlers, 'send-sms' | 'clean-up'> {
  return {
    'send-sms': async ({ id }) => {
      const message = await findUnsent(context.db, Number(id))
      if (!message) return
      await context.sms.send(message)
      const sentAt = new Date(context.now())
      await markSent(context.db, Number(id), { sentAt, keepText: context.sms.keepsTexts })
    },

    'clean-up': async () => {
      const dayAgo = new Date(context.now() - 24 * hourMs)
      await deleteHitsBefore(context.db, dayAgo)
      await deleteCodesBefore(context.db, dayAgo)
      await deleteSessionsBefore(context.db, dayAgo)
      await deleteFinishedJobs(context.db, dayAgo)
      await deleteChangesBefore(context.db, dayAgo)
      await forgetLooseUploads(context)
      await forgetUnfinished(receivingFolder(context.config.uploadsDir), dayAgo)
      await keepDemoOffersRunning(context)
      await planCleanUp(context)
    },
  }
}

/** Puts the clean-up of the coming hour into the queue, once for all processes. */
export function planCleanUp({ db, now }: Context): Promise<void> {
  const hour = Math.floor(now() / hourMs) + 1
  return enqueue(db, {
    kind: 'clean-up',
    payload: {},
    runAt: new Date(hour * hourMs),
    uniqueKey: `clean-up:${hour}`,
  })
}
