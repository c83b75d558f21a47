import { failureIn, isSignedOut, isStockLimit } from '#machines/kernel/problem.ts'
import { endedSession, limitedStock, lostNetwork, plainCart } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { type SayStep, onDone, onError, onAny } from '#machines/testing/says.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'

const line = { priceId: 11, insuranceId: null, stock: 2, purchaseLimit: 5, inCart: 0 }
const added = { ...line, inCart: 1 }

const cartIn = (output: unknown) => ({ cart: Object(output).cart as unknown })
const insuranceOf = ({ context }: SayStep['snapshot']): unknown => context.line.insuranceId
const wasCustomer = ({ event, before }: SayStep): boolean =>
  before?.context.signedIn === true && isSignedOut(failureIn(event))
const isSuperseded = ({ before }: SayStep): boolean =>
  before?.matches({ added: { changingInsurance: 'superseded' } }) === true
const isStockLimited = ({ event }: SayStep) =>
  isStockLimit(failureIn(event)) && { perCustomer: false }

export const addToCartModel: FlowModel<typeof addToCartMachine> = {
  machine: addToCartMachine,
  starts: { guest: { signedIn: false }, customer: { signedIn: true } },
  events: [
    { type: 'add.pressed', line },
    { type: 'add.pressed', line: { ...line, stock: 0 } },
    { type: 'add.pressed', line: added },
    { type: 'quantity.changed', line: added, quantity: 2 },
    { type: 'quantity.changed', line: added, quantity: 3 },
    { type: 'quantity.changed', line: { ...added, stock: 9, purchaseLimit: 2 }, quantity: 3 },
    { type: 'quantity.changed', line: added, quantity: 0 },
    { type: 'insurance.changed', insuranceId: 5 },
    { type: 'insurance.changed', insuranceId: null },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
  ],
  outcomes: {
    addLine: { done: [{ cart: plainCart }], errors: [endedSession, limitedStock, lostNetwork] },
    setQuantity: {
      done: [{ cart: plainCart }],
      errors: [endedSession, limitedStock, lostNetwork],
    },
    setInsurance: { done: [{ cart: null }], errors: [] },
  },
  facts: ({ signedIn, line }) => [signedIn, line?.priceId, line?.insuranceId, line?.inCart],
  says: {
    'line.added': onDone('addLine'),
    'cart.changed': onAny(
      onDone('addLine', cartIn),
      onDone('setQuantity', cartIn),
      onDone('setInsurance', (output, step) => !isSuperseded(step) && cartIn(output)),
    ),
    'insurance.changed': onDone(
      'setInsurance',
      (_, step) => !isSuperseded(step) && { insuranceId: insuranceOf(step.snapshot) },
    ),
    'stock.limited': onAny(
      ({ event }) =>
        event.type === 'quantity.changed' && event.quantity === 3
          ? { perCustomer: event.line.purchaseLimit === 2 }
          : false,
      onError('addLine', isStockLimited),
      onError('setQuantity', isStockLimited),
    ),
    'line.lost': onError(
      'addLine',
      (step) => !isStockLimited(step) && !wasCustomer(step) && { failure: failureIn(step.event) },
    ),
    'quantity.lost': onError(
      'setQuantity',
      (step) => !isStockLimited(step) && { failure: failureIn(step.event) },
    ),
  },
  invariants: {
    'a sold-out variant is never added': ({ calls }) =>
      everyCall(calls, 'addLine', (input) => !JSON.stringify(input).includes('"stock":0')),
    'a line that is in the cart is not added again': ({ calls }) =>
      everyCall(calls, 'addLine', (input) => JSON.stringify(input).includes('"inCart":0')),
    'never more than the stock or the limit of a customer is requested': ({ calls }) =>
      everyCall(calls, 'setQuantity', (input) => !JSON.stringify(input).includes('"quantity":3')),
    'the confirmation is about a line': ({ snapshot }) =>
      snapshot.hasTag('dialog') ? snapshot.context.line !== null : null,
    'the confirmed insurance is the one that was sent last': ({ snapshot, calls }) =>
      snapshot.matches({ added: 'confirmed' })
        ? JSON.stringify(calls.at(-1)?.input).includes(
            `"insuranceId":${String(snapshot.context.line?.insuranceId)},`,
          )
        : null,
  },
}
