import type { Failure } from '#machines/kernel/problem.ts'
import { noReplyText } from '#src/lib/failure-text.ts'

/** What to do where the shop did not answer, below a sentence that says only what failed; else nothing. */
export function NoReplyText({ failure }: { failure: Failure }) {
  const text = noReplyText(failure)
  return text === null ? null : <p>{text}</p>
}
