import { endedSession, limitedStock, lostNetwork, plainCart } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'

const line = { priceId: 11, insuranceId: null, stock: 2, purchaseLimit: 5, inCart: 0 }
const added = { ...line, inCart: 1 }

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
