import { expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import {
  staffMoneyMoveMachine,
  staffMoneyMoveSelectors as selectors,
  type MoneyMoved,
  type MoveMoneyInput,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'

it('keeps the codes of new gift cards open until somebody says that they are kept', async () => {
  const codes = ['K7QM-2XWP-9HTR-C4VN']
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async () => ({ giftCodes: codes }))
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  actor.send({
    type: 'move.chosen',
    move: { kind: 'issueGiftCards', id: 0, amount: 1_000_000 },
    key: 'gift-key',
  })
  const fields = { count: '۱', amount: '۱۰۰٬۰۰۰', validDays: '۳۰', reason: 'قرعه‌کشی' }
  actor.send({ type: 'move.confirmed', fields })
  await waitFor(actor, selectors.isIssued)
  for (let presses = 0; presses < 3; presses += 1) {
    actor.send({ type: 'dialog.dismissed' })
    expect(selectors.isWarned(actor.getSnapshot())).toBe(true)
    expect(selectors.giftCodes(actor.getSnapshot())).toEqual(codes)
  }
  actor.send({ type: 'codes.kept' })
  expect(selectors.isOpen(actor.getSnapshot())).toBe(false)
  expect(selectors.giftCodes(actor.getSnapshot())).toEqual([])
})
