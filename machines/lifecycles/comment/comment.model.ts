import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { commentMachine } from './comment.machine.ts'

export const commentModel = lifecycleModel(commentMachine, {
  'a comment is public while the last decision of the shop is an approval': ({
    snapshot,
    events,
  }) => snapshot.hasTag('public') === (events.at(-1) === 'staff.approved'),
})
