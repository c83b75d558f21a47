import { callFailures } from '#i18n/fa/failures.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Failure, FailureCode } from '#machines/kernel/problem.ts'

/** The Persian text of a failure; a new code without one does not compile. */
export function failureText({ code }: Pick<Failure, 'code'>): string {
  return texts[code]
}

/** What to do about a failure that is no answer of the shop, to follow a sentence that says only what failed; else null. */
export function noReplyText({ code }: Pick<Failure, 'code'>): string | null {
  return code === 'network' || code === 'timeout' ? callFailures[code] : null
}

const texts: Record<FailureCode, string> = { ...problemTexts, ...callFailures }
