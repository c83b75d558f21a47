import type { Context } from '#server/context.ts'
import type { JobHandlers } from '#server/platform/jobs/job-runner.ts'

/** Removes the files of uploads whose rows were deleted. */
export function uploadJobs({ storage }: Context): Pick<JobHandlers, 'delete-upload'> {
  return {
    'delete-upload': async ({ id }) => {
      if (typeof id !== 'string' || id === '') throw new Error('the job names no upload')
      await storage.removeFolder(id)
    },
  }
}
