import { callFailures } from '#i18n/fa/failures.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Failure, FailureCode } from '#machines/kernel/problem.ts'

/** The Persian text of a failure; a new code without one does not compile. */
export function failureText({ code }: Pick<Failure, 'code'>): string {
  return texts[code]
}

const texts: Record<FailureCode, string> = { ...problemTexts, ...callFailures }
