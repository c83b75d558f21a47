import type { Schemas } from '#machines/api/client.ts'
import type { Decision } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { commentMachine } from '#machines/lifecycles/comment/comment.machine.ts'
import { questionMachine } from '#machines/lifecycles/question/question.machine.ts'

type Status = Schemas['CommentStatus']

const charts = { comment: commentMachine, question: questionMachine, answer: questionMachine }
const steps = { approve: 'staff.approved', refuse: 'staff.refused' } as const

/** What staff can do with a comment, a question or an answer: the steps of its chart, and a reply where there can be one. */
export function decisionsOn(subject: Decision['subject'], id: number, status: Status): Decision[] {
  const state = charts[subject].resolveState({ value: status, context: {} })
  const moves = (['approve', 'refuse'] as const).filter((kind) => state.can({ type: steps[kind] }))
  const kinds = subject === 'answer' ? moves : [...moves, 'reply' as const]
  return kinds.map((kind) => ({
    subject,
    id,
    kind,
    ...(kind === 'reply' && !state.hasTag('public') && { isWaiting: true }),
  }))
}
