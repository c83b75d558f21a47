import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import {
  courierCart,
  endedSession,
  expiredDiscount,
  lostNetwork,
  withDiscount,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onAny, onDone, onError, onSignedOut } from '#machines/testing/says.ts'
import { discountCodeMachine } from './discount-code.machine.ts'

const code = 'SALAM'
const other = 'YALDA'

export const discountCodeModel: FlowModel<typeof discountCodeMachine> = {
  machine: discountCodeMachine,
  starts: { none: { applied: null }, applied: { applied: code } },
  events: [
    { type: 'code.submitted', code },
    { type: 'code.submitted', code: other },
    { type: 'code.removed' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    applyDiscountCode: {
      done: [withDiscount(courierCart, code, 500_000)],
      errors: [endedSession, lostNetwork, expiredDiscount],
    },
    removeDiscountCode: { done: [courierCart], errors: [endedSession, lostNetwork] },
  },
  facts: ({ applied, sent, failure }) => [applied, sent, failure?.code],
  says: {
    'code.removed': onDone('removeDiscountCode'),
    'cart.updated': onAny(
      onDone('applyDiscountCode', (cart) => ({ cart })),
      onDone('removeDiscountCode', (cart) => ({ cart })),
    ),
    'code.refused': onError('applyDiscountCode', ({ event }) => {
      const failure = failureIn(event)
      return !isSignedOut(failure) && { failure }
    }),
    'session.ended': onAny(onSignedOut('applyDiscountCode'), onSignedOut('removeDiscountCode')),
  },
  invariants: {
    'a code counts from when the server accepts it until it has removed it': ({
      snapshot,
      calls,
    }) => {
      const last = calls.findLast(({ settled }) => settled === 'done')
      const isApplied = snapshot.context.applied !== null
      if (last !== undefined) return isApplied === (last.id === 'applyDiscountCode')
      return isApplied ? calls.every(({ id }) => id === 'removeDiscountCode') : null
    },
    'only a code that the shopper sent is checked': ({ calls }) =>
      everyCall(calls, 'applyDiscountCode', (input) => [code, other].includes(codeIn(input))),
    'a failure is shown until the next try': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}

function codeIn(input: unknown): string {
  return typeof input === 'object' && input !== null && 'code' in input ? String(input.code) : ''
}
