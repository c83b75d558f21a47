import type { Context } from '#server/context.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'
import { writeExport } from './list-exports.service.ts'

export function exportJobs(context: Context): Pick<JobHandlers, 'write-export'> {
  return { 'write-export': (payload, run) => writeExport(context, idIn(payload, 'export_id'), run) }
}
