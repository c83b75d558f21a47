import { changedMeanwhile, lostNetwork } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { staffCategoryChangeMachine } from './staff-category-change.machine.ts'
import type { CategoryChoice } from './staff-category-change.types.ts'

const key = 'category-key'
const category = { id: 4, name: 'تبلت', products: 12, below: 2, menu_entries: ['تبلت'] }
const goods = { products: [{ id: 7, category_id: 1 }] }
const hiding: CategoryChoice = { kind: 'hide', category }

export const staffCategoryChangeModel: FlowModel<typeof staffCategoryChangeMachine> = {
  machine: staffCategoryChangeMachine,
  starts: { opened: undefined },
  events: [
    { type: 'change.chosen', choice: hiding, key },
    { type: 'change.chosen', choice: { kind: 'move', goods }, key },
    { type: 'change.confirmed', categoryId: null },
    { type: 'change.confirmed', categoryId: 5 },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    changeCategory: { done: [{ moved: 1 }], errors: [lostNetwork, changedMeanwhile] },
  },
  facts: ({ choice }) => choice?.kind ?? null,
  keyed: { offered: key, calls: { changeCategory: { renewedBy: ['change.chosen'] } } },
  says: {
    'change.made': onDone('changeCategory', (changed, { before }) => ({
      choice: before?.context.choice,
      changed,
    })),
    'change.outdated': onAny(onRefusal('changeCategory'), onEvent('dialog.dismissed', 'failed')),
  },
  asks: {
    changeCategory: ({ event }) =>
      event.type === 'change.confirmed' ? { categoryId: event.categoryId } : null,
  },
  invariants: {
    'nothing is changed before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('change.confirmed'),
    'products do not move without a category': ({ calls }) =>
      everyCall(
        calls,
        'changeCategory',
        (input) => !/"kind":"move".*"categoryId":null/.test(JSON.stringify(input)),
      ),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
