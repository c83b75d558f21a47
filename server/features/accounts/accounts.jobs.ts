import type { Context } from '#server/context.ts'
import { forgetUnfinished, receivingFolder } from '#server/http/contract/forms.ts'
import { deleteChangesBefore } from '#server/catalogue/catalogue.queries.ts'
import { deleteCodesBefore } from './codes.queries.ts'
import { deleteFinishedJobs } from '#server/platform/jobs/jobs.queries.ts'
import { deleteHitsBefore } from '#server/platform/limits/limits.queries.ts'
import { findUnsent, markSent } from '#server/features/sms/sms.queries.ts'
import { deleteSessionsBefore } from './sessions.queries.ts'
import { keepDemoOffersRunning } from '#demo/keep-offers-running.ts'
import { forgetLooseUploads } from '#server/features/uploads/uploads.service.ts'
import { enqueue, type JobHandlers } from '#server/platform/jobs/job-runner.ts'

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
