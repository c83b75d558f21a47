import type { Context } from '#server/context.ts'
import { tellNotices } from '#server/services/notices.ts'
import { idIn, type JobHandlers } from './runner.ts'

export function noticeJobs(context: Context): Pick<JobHandlers, 'tell-notices'> {
  return { 'tell-notices': (payload) => tellNotices(context, idIn(payload, 'variant_id')) }
}
