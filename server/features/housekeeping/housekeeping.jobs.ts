import type { Context } from '#server/context.ts'
import type { Extension } from '#server/extension.ts'
import { deleteChangesBefore } from '#server/catalogue/catalogue.queries.ts'
import { deleteCodesBefore } from '#server/features/accounts/codes.queries.ts'
import { removeExpiredExports } from '#server/features/list-exports/list-exports.service.ts'
import { removeExpiredImports } from '#server/features/catalogue-files/imports.service.ts'
import { deleteOldSearches } from '#server/features/searches/searches.service.ts'
import { removeUnattachedUploads } from '#server/features/uploads/uploads.service.ts'
import { deleteUnfinishedFiles, receivingFolder } from '#server/http/contract/forms.ts'
import { deleteSessionsBefore } from '#server/http/security/sessions.queries.ts'
import { enqueue, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { deleteFinishedJobs } from '#server/platform/jobs/jobs.queries.ts'
import { deleteHitsBefore } from '#server/platform/limits/limits.queries.ts'

const hourMs = 3_600_000

/** Once an hour: deletes what is more than a day old and no longer needed, and refreshes the extensions. */
export function housekeepingJobs(
  context: Context,
  extensions: readonly Extension[],
): Pick<JobHandlers, 'clean-up'> {
  return {
    'clean-up': async () => {
      const dayAgo = new Date(context.now() - 24 * hourMs)
      await deleteHitsBefore(context.db, dayAgo)
      await deleteCodesBefore(context.db, dayAgo)
      await deleteSessionsBefore(context.db, dayAgo)
      await deleteFinishedJobs(context.db, dayAgo)
      await deleteChangesBefore(context.db, dayAgo)
      await deleteOldSearches(context)
      await removeUnattachedUploads(context)
      await removeExpiredExports(context)
      await removeExpiredImports(context)
      await deleteUnfinishedFiles(receivingFolder(context.config.uploadsDir), dayAgo)
      for (const { refresh } of extensions) await refresh?.(context)
      await planCleanUp(context)
    },
  }
}

/** Enqueues the next hour's cleanup, once for all processes. */
export function planCleanUp({ db, now }: Context): Promise<void> {
  const hour = Math.floor(now() / hourMs) + 1
  return enqueue(db, {
    kind: 'clean-up',
    payload: {},
    runAt: new Date(hour * hourMs),
    uniqueKey: `clean-up:${hour}`,
  })
}
