import { lifecycleModel } from '#machines/testing/lifecycle-model.ts'
import { questionMachine } from './question.machine.ts'

export const questionModel = lifecycleModel(questionMachine, {
  'a question is public while the last decision of the shop is an approval': ({
    snapshot,
    events,
  }) => snapshot.hasTag('public') === (events.at(-1) === 'staff.approved'),
})
