import { isBlank } from '#domain/persian.ts'

/** The field of a call for a reason that may be left out: trimmed, and absent if it is blank. */
export const reasonField = (reason: string): { reason?: string } =>
  isBlank(reason) ? {} : { reason: reason.trim() }
