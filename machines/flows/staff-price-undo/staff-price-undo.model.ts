import {
  changedPrices,
  lostNetwork,
  lostRole,
  movedElsewhere,
  pricePreview,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onAny, onDone, onEvent, onRefusal } from '#machines/testing/says.ts'
import { staffPriceUndoMachine } from './staff-price-undo.machine.ts'

const key = 'undo-key'
const { id } = changedPrices
const [left] = pricePreview

export const staffPriceUndoModel: FlowModel<typeof staffPriceUndoMachine> = {
  machine: staffPriceUndoMachine,
  starts: { page: undefined },
  events: [
    { type: 'change.chosen', id },
    { type: 'change.chosen', id: id + 1 },
    { type: 'undo.confirmed', key },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    getPricePlan: {
      done: [changedPrices, { ...changedPrices, returnable: 0, changed_since: 3 }],
      errors: [lostNetwork, lostRole],
    },
    undoPriceChange: {
      done: [
        { returned: 2, left_out: [] },
        { returned: 1, left_out: [left] },
      ],
      errors: [lostNetwork, movedElsewhere],
    },
  },
  facts: ({ plan }) => plan?.returnable ?? null,
  keyed: { offered: key, calls: { undoPriceChange: { renewedBy: ['undo.confirmed'] } } },
  says: {
    'prices.returned': onDone('undoPriceChange', (result) => ({ result })),
    'prices.outdated': onAny(onRefusal('undoPriceChange'), onEvent('dialog.dismissed', 'failed')),
  },
  asks: { undoPriceChange: ({ before }) => ({ id: before?.context.id }) },
  invariants: {
    'nothing returns before it was asked about': ({ calls, events }) =>
      calls.some(({ id: call }) => call === 'undoPriceChange')
        ? events.includes('undo.confirmed')
        : null,
    'without anything to return it cannot be confirmed': ({ snapshot }) =>
      snapshot.matches('asking') && snapshot.context.plan?.returnable === 0
        ? !snapshot.can({ type: 'undo.confirmed', key })
        : null,
    'what is asked about is what was chosen': ({ calls, snapshot }) =>
      snapshot.matches('loading') ? calls.at(-1)?.input === snapshot.context.id : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
