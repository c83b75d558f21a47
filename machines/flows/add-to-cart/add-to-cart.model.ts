import { endedSession, limitedStock, lostNetwork, plainCart } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { addToCartMachine } from './add-to-cart.machine.ts'

const line = { priceId: 11, insuranceId: null, stock: 2 }

export const addToCartModel: FlowModel<typeof addToCartMachine> = {
  machine: addToCartMachine,
  starts: { guest: { signedIn: false }, customer: { signedIn: true } },
  events: [
    { type: 'add.pressed', line },
    { type: 'add.pressed', line: { ...line, stock: 0 } },
    { type: 'insurance.changed', insuranceId: 5 },
    { type: 'insurance.changed', insuranceId: null },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
  ],
  outcomes: {
    addLine: { done: [{ cart: plainCart }], errors: [endedSession, limitedStock, lostNetwork] },
    setInsurance: { done: [{ cart: null }], errors: [] },
  },
  facts: ({ signedIn, line }) => [signedIn, line?.priceId, line?.insuranceId],
  invariants: {
    'a sold-out variant is never added': ({ calls }) =>
      everyCall(calls, 'addLine', (input) => !JSON.stringify(input).includes('"stock":0')),
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
