import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import {
  changedMeanwhile,
  endedSession,
  incompleteProduct,
  lostNetwork,
  staffProduct,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onEvent, onAny } from '#machines/testing/says.ts'
import {
  staffProductEditMachine,
  staffProductEditSelectors as selectors,
} from './staff-product-edit.machine.ts'
import { newProductPersistence } from './staff-product-edit.persistence.ts'

const { content } = staffProduct
const own = { ...content, title: 'گوشی موبایل آبان مدل A5 نسخهٔ ۲' }
const typed = { first: null, reason: 'نام تازه', key: 'product-key' }
const first = {
  sku: 'ABAN-A5',
  slug: 'aban-a5',
  variant: {
    color_name: 'آبی',
    color_code: '#5b7fa6',
    price: 98_500_000,
    quantity: 4,
    low_stock: 2,
  },
}
const many = { ...first, variant: { ...first.variant, quantity: 40_000 } }

export const staffProductEditModel: FlowModel<typeof staffProductEditMachine> = {
  machine: staffProductEditMachine,
  starts: { edited: { product: staffProduct }, new: { product: null } },
  saved: { persistence: newProductPersistence, secrets: [] },
  events: [
    {
      type: 'draft.changed',
      content: own,
      first,
      reason: '',
      named: [{ id: 9, name: 'قاب آبان' }],
      invalidNumbers: { quantity: 'چهار' },
    },
    { type: 'content.submitted', ...typed, content: own, first },
    { type: 'content.submitted', ...typed, content, first },
    { type: 'content.submitted', ...typed, content: { ...own, title: '' }, first },
    { type: 'content.submitted', ...typed, content, first: many },
    { type: 'variant.confirmed' },
    { type: 'dialog.dismissed' },
    { type: 'difference.settled', mine: ['title'] },
    { type: 'difference.settled', mine: [] },
    { type: 'difference.dismissed' },
    { type: 'flow.resumed' },
    { type: 'retry.requested' },
    { type: 'failure.dismissed' },
  ],
  outcomes: {
    createProduct: { done: [staffProduct], errors: [lostNetwork, incompleteProduct, endedSession] },
    updateProduct: {
      done: [{ ...staffProduct, content: own }],
      errors: [lostNetwork, changedMeanwhile, incompleteProduct],
    },
    getStaffProduct: {
      done: [
        { ...staffProduct, content: own },
        { ...staffProduct, content: { ...content, warranty: 'گارانتی ۲۴ ماهه' } },
      ],
      errors: [lostNetwork],
    },
  },
  facts: ({ current, named, failure }) => [
    current?.content.warranty ?? '',
    named.length,
    isSignedOut(failure),
  ],
  keyed: { offered: typed.key, calls: { createProduct: { renewedBy: ['content.submitted'] } } },
  says: {
    'product.saved': onAny(
      onDone('createProduct', (product) => ({ product })),
      onDone('updateProduct', (product) => ({ product })),
      onDone(
        'getStaffProduct',
        (product, { snapshot }) => snapshot.matches('saved') && { product },
      ),
      ({ event, snapshot }) =>
        event.type === 'difference.settled' &&
        event.mine.length === 0 && { product: snapshot.context.current },
    ),
    'product.outdated': onAny(
      onError('updateProduct', ({ event }) => failureIn(event)?.code === 'changed_meanwhile'),
      onEvent('failure.dismissed', 'failed'),
    ),
  },
  asks: {
    updateProduct: ({ event, before }) =>
      event.type === 'difference.settled' ? { expected: before?.context.current.content } : null,
  },
  invariants: {
    'texts that are missing are not sent': ({ calls }) =>
      everyCall(calls, 'updateProduct', (input) => !/"title":""/.test(JSON.stringify(input))),
    'a save names what the member saw': ({ calls }) =>
      everyCall(calls, 'updateProduct', (input) => /"expected":\{/.test(JSON.stringify(input))),
    'a product with doubtful numbers is made only after they were confirmed': ({
      calls,
      events,
    }) => {
      const doubtful = calls.filter(({ input }) =>
        JSON.stringify(input).includes('"quantity":40000'),
      )
      if (doubtful.length === 0) return null
      return doubtful.every(
        ({ after }) => events.slice(0, after).findLast(isAnswer) === 'variant.confirmed',
      )
    },
    'a difference is shown with what the colleague wrote': ({ snapshot }) =>
      snapshot.matches({ comparing: 'shown' }) ? snapshot.context.current !== null : null,
    'a comparison names the colleague, also once it was loaded again': ({ snapshot }) =>
      snapshot.matches('comparing')
        ? selectors.savedBy(snapshot) === changedMeanwhile.failure.savedBy
        : null,
    'who has signed in again can go on': ({ snapshot, step }) =>
      step.event.type === 'flow.resumed' ? !isSignedOut(selectors.failure(snapshot)) : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}

const isAnswer = (type: string) => type === 'content.submitted' || type === 'variant.confirmed'
