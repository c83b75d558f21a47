import { failureIn, ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onAny } from '#machines/testing/says.ts'
import { savedRemovalMachine } from './saved-removal.machine.ts'

const item = { saveId: 5, slug: 'iphone-16', title: 'گوشی موبایل اپل آیفون ۱۶' }

const isGone = (event: object) => failureIn(event)?.code === 'saved_product_not_found'

export const savedRemovalModel: FlowModel<typeof savedRemovalMachine> = {
  machine: savedRemovalMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'removal.requested', item },
    { type: 'removal.confirmed' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    unsaveProduct: {
      done: [undefined],
      errors: [new ProblemError('saved_product_not_found'), lostNetwork],
    },
  },
  facts: ({ item }) => item !== null,
  says: {
    'item.removed': onAny(
      onDone('unsaveProduct', (_, { snapshot }) => ({ item: snapshot.context.item })),
      onError('unsaveProduct', ({ event }) => isGone(event)),
    ),
    'item.kept': onError(
      'unsaveProduct',
      ({ event, snapshot }) => !isGone(event) && { item: snapshot.context.item },
    ),
  },
  asks: {
    unsaveProduct: ({ before }) => ({ saveId: before?.context.item.saveId }),
  },
  invariants: {
    'nothing is removed that was not confirmed': ({ calls, events }) =>
      everyCall(calls, 'unsaveProduct', () => events.includes('removal.confirmed')),
    'what is removed is known': ({ snapshot }) =>
      snapshot.hasTag('open') ? snapshot.context.item !== null : null,
  },
}
