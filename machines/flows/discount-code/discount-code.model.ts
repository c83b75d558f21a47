import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import {
  courierCart,
  endedSession,
  expiredDiscount,
  lostNetwork,
  withDiscount,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onSignedOut } from '#machines/testing/says.ts'
import { discountCodeMachine } from './discount-code.machine.ts'

const code = 'SALAM'
const other = 'YALDA'

export const discountCodeModel: FlowModel<typeof discountCodeMachine> = {
  machine: discountCodeMachine,
  starts: { none: { applied: null }, applied: { applied: code } },
  events: [
    { type: 'code.submitted', code },
    { type: 'code.submitted', code: other },
    { type: 'code.changed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    applyDiscountCode: {
      done: [withDiscount(courierCart, code, 500_000)],
      errors: [endedSession, lostNetwork, expiredDiscount],
    },
  },
  facts: ({ applied, sent, failure }) => [applied, sent, failure?.code],
  says: {
    'code.applied': onDone('applyDiscountCode'),
    'cart.updated': onDone('applyDiscountCode', (cart) => ({ cart })),
    'code.refused': onError('applyDiscountCode', ({ event }) => {
      const failure = failureIn(event)
      return !isSignedOut(failure) && { failure }
    }),
    'session.ended': onSignedOut('applyDiscountCode'),
  },
  invariants: {
    'a code is shown as applied only if the server accepted it, or the cart had it': ({
      snapshot,
      calls,
    }) =>
      snapshot.matches('applied')
        ? calls.length === 0 || calls.some(({ settled }) => settled === 'done')
        : null,
    'only a code that the shopper sent is checked': ({ calls }) =>
      everyCall(calls, 'applyDiscountCode', (input) => [code, other].includes(codeIn(input))),
    'a failure is shown until the next try': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}

function codeIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'code' in input ? String(input.code) : ''
}
