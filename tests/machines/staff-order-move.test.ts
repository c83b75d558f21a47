import { fromPromise, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffOrderMoveMachine,
  staffOrderMoveSelectors as selectors,
  type ChosenMove,
  type MoveOrderInput,
} from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { movedElsewhere } from '#machines/testing/fixtures.ts'

const from = 'PAYMENT_VERIFIED' as const
const accept: ChosenMove = { event: 'staff.accepted', from, to: 'PROCESSING', needs_reason: false }
const reject: ChosenMove = { event: 'staff.rejected', from, to: 'NOT_APPROVED', needs_reason: true }

it('keeps the reasons of a refused move and of the one that is chosen instead', async () => {
  const moveOrder = fromPromise<Schemas['StaffOrder'], MoveOrderInput>(async () => {
    throw movedElsewhere
  })
  const actor = startFlow(staffOrderMoveMachine.provide({ actors: { moveOrder } }), {
    input: { orderId: 501 },
  })
  const choose = (move: ChosenMove) => {
    actor.send({ type: 'move.chosen', move, key: `${move.event}-key` })
    return selectors.reason(actor.getSnapshot()) ?? ''
  }
  const refuse = async (reason: string) => {
    actor.send({ type: 'move.confirmed', reason })
    await waitFor(actor, selectors.isRefused)
  }
  choose(accept)
  await refuse('مشتری تماس گرفت')
  expect(choose(reject)).toBe('')
  await refuse('موجود نیست')
  expect(choose(accept)).toBe('مشتری تماس گرفت')
  await refuse('مشتری دوباره تماس گرفت')
  expect(choose(reject)).toBe('موجود نیست')
  actor.send({ type: 'dialog.dismissed', reason: 'موجود نیست' })
  expect(choose(accept)).toBe('مشتری دوباره تماس گرفت')
})
