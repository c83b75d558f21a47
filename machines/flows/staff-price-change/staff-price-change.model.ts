import { lostNetwork, lostRole, pricePreview, tooManyVariants } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onEvent } from '#machines/testing/says.ts'
import { staffPriceChangeMachine } from './staff-price-change.machine.ts'

const [first, unchanged] = pricePreview
const at = Date.parse('2026-11-24T10:00:00Z')
const schedule = { starts_at: '2026-11-25T20:30:00.000Z', ends_at: '2026-11-26T20:30:00.000Z' }
const key = 'plan-key'
const repricing = { percent: 5, target: 'all' } as const

export const staffPriceChangeModel: FlowModel<typeof staffPriceChangeMachine> = {
  machine: staffPriceChangeMachine,
  starts: { page: undefined },
  events: [
    { type: 'change.chosen', choice: { kind: 'products', ids: [7] } },
    { type: 'repricing.submitted', repricing, schedule: null, reason: 'نرخ تازه', at },
    { type: 'repricing.submitted', repricing, schedule, reason: '', at },
    {
      type: 'repricing.submitted',
      repricing: { ...repricing, percent: 0 },
      schedule: null,
      reason: '',
      at,
    },
    { type: 'variant.toggled', id: first.variant_id },
    { type: 'repricing.reconsidered' },
    { type: 'change.confirmed', key },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    previewPrices: { done: [pricePreview], errors: [lostNetwork, tooManyVariants] },
    changePrices: {
      done: [
        { changed: 1, left_out: [], plan_id: 31 },
        { changed: 0, left_out: [{ ...first, cause: 'changed_meanwhile' }], plan_id: null },
      ],
      errors: [lostNetwork, lostRole],
    },
  },
  facts: ({ spared }) => spared.length,
  keyed: { offered: key, calls: { changePrices: { renewedBy: ['change.confirmed'] } } },
  says: {
    'prices.changed': onDone('changePrices', (result, { snapshot }) => ({
      result,
      isPlanned: snapshot.context.schedule !== null,
    })),
    'prices.outdated': onEvent('dialog.dismissed', 'failed'),
  },
  asks: {
    changePrices: ({ before }) => ({
      repricing: before?.context.repricing,
      schedule: before?.context.schedule,
      reason: before?.context.reason,
    }),
  },
  invariants: {
    'a new preview spares nothing': ({ snapshot, events }) =>
      events.at(-1) === 'xstate.done.actor.previewPrices'
        ? snapshot.context.spared.length === 0
        : null,
    'nothing changes before it was shown': ({ calls, events }) =>
      calls.some(({ id }) => id === 'changePrices') ? events.includes('change.confirmed') : null,
    'what cannot be changed is not asked for': ({ calls }) =>
      everyCall(
        calls,
        'changePrices',
        (input) => !JSON.stringify(input).includes(`"variant_id":${unchanged.variant_id},`),
      ),
    'a change names the prices that were shown': ({ calls }) =>
      everyCall(calls, 'changePrices', (input) =>
        /"variants":\[\{"variant_id":\d+,"price":\d+/.test(JSON.stringify(input)),
      ),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
