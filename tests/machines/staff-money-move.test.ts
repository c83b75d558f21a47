import { describe, expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import {
  staffMoneyMoveMachine,
  staffMoneyMoveSelectors as selectors,
  type MoneyMoved,
  type MoveMoneyInput,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'

it('keeps the codes of new gift cards open until somebody says that they are kept', async () => {
  const codes = ['K7QM-2XWP-9HTR-C4VN']
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async () => ({ giftCodes: codes }))
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  actor.send({
    type: 'move.chosen',
    move: { kind: 'issueGiftCards', id: 0, amount: 1_000_000 },
  })
  const fields = { count: '۱', amount: '۱۰۰٬۰۰۰', validDays: '۳۰', reason: 'قرعه‌کشی' }
  actor.send({ type: 'move.confirmed', fields, key: 'gift-key' })
  expect(selectors.isTotalling(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'total.accepted' })
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

it('sends under one key what is confirmed again in a new dialog, until it is known to be done', async () => {
  const keys: string[] = []
  let isLost = true
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
    keys.push(input.key)
    if (isLost) throw lostNetwork
    return { giftCodes: [] }
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  const move = { kind: 'refundToWallet', id: 7, amount: 300_000 } as const
  const confirm = async (amount: string, key: string) => {
    actor.send({ type: 'move.chosen', move })
    actor.send({ type: 'move.confirmed', fields: { amount, reason: 'تأخیر' }, key })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  await confirm('۱۰۰', 'first')
  actor.send({ type: 'move.chosen', move: { ...move, kind: 'refundToBank' } })
  expect(selectors.fields(actor.getSnapshot())).toEqual({})
  expect(selectors.isUnsettled(actor.getSnapshot())).toBe(false)
  actor.send({ type: 'dialog.dismissed' })
  actor.send({ type: 'move.chosen', move })
  expect(selectors.fields(actor.getSnapshot())).toEqual({ amount: '۱۰۰', reason: 'تأخیر' })
  expect(selectors.isUnsettled(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'dialog.dismissed' })
  isLost = false
  await confirm('۱۰۰', 'second')
  await confirm('۱۰۰', 'third')
  isLost = true
  await confirm('۲۰۰', 'fourth')
  await confirm('۳۰۰', 'fifth')
  expect(keys).toEqual(['first', 'first', 'third', 'fourth', 'fifth'])
})

it('keeps the key of a lost move while others are made, and takes a new one for what was only refused', async () => {
  const keys: string[] = []
  const replies = [lostNetwork, lostNetwork, null, null, movedElsewhere, null]
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
    keys.push(input.key)
    const error = replies[keys.length - 1] ?? null
    if (error !== null) throw error
    return { giftCodes: [] }
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  const pay = async (id: number, key: string) => {
    actor.send({ type: 'move.chosen', move: { kind: 'payWithdrawal', id, amount: 300_000 } })
    const isUnsettled = selectors.isUnsettled(actor.getSnapshot())
    actor.send({ type: 'move.confirmed', fields: { bankCode: '140509', reason: '' }, key })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
    return isUnsettled
  }
  expect(await pay(1, 'a')).toBe(false)
  expect(await pay(2, 'b')).toBe(false)
  expect(await pay(1, 'c')).toBe(true)
  expect(await pay(2, 'd')).toBe(true)
  expect(await pay(3, 'e')).toBe(false)
  expect(await pay(3, 'f')).toBe(false)
  expect(keys).toEqual(['a', 'b', 'a', 'b', 'e', 'f'])
})

it('keeps the key of a lost move when its retry is refused: the first call may have moved the money', async () => {
  const keys: string[] = []
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
    keys.push(input.key)
    throw keys.length === 1 ? lostNetwork : movedElsewhere
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  const settled = () => waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
  const confirm = (key: string) => {
    actor.send({
      type: 'move.chosen',
      move: { kind: 'refundToWallet', id: 7, amount: 300_000 },
    })
    actor.send({ type: 'move.confirmed', fields: { amount: '۱۰۰', reason: 'تأخیر' }, key })
    return settled()
  }
  await confirm('first')
  actor.send({ type: 'retry.requested' })
  await settled()
  actor.send({ type: 'dialog.dismissed' })
  await confirm('second')
  expect(keys).toEqual(['first', 'first', 'first'])
})

it('prefers what was typed after a lost move to what was sent with it', async () => {
  const keys: string[] = []
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
    keys.push(input.key)
    throw lostNetwork
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  const move = { kind: 'refundToWallet', id: 7, amount: 300_000 } as const
  const sent = { amount: '۱۰۰', reason: 'تأخیر' }
  const edited = { amount: '۲۰۰', reason: 'تأخیر' }
  const confirm = async (fields: typeof sent, key: string) => {
    actor.send({ type: 'move.confirmed', fields, key })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  actor.send({ type: 'move.chosen', move })
  await confirm(sent, 'first')
  actor.send({ type: 'move.chosen', move })
  expect(selectors.fields(actor.getSnapshot())).toEqual(sent)
  actor.send({ type: 'dialog.dismissed', fields: edited })
  actor.send({ type: 'move.chosen', move })
  expect(selectors.fields(actor.getSnapshot())).toEqual(edited)
  await confirm(edited, 'second')
  actor.send({ type: 'move.chosen', move })
  await confirm(sent, 'third')
  expect(keys).toEqual(['first', 'second', 'first'])
})

it('takes a new key for a return whose status has changed since', async () => {
  const keys: string[] = []
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
    keys.push(input.key)
    throw lostNetwork
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  for (const returnStatus of ['REQUESTED', 'REQUESTED', 'APPROVED'] as const) {
    actor.send({
      type: 'move.chosen',
      move: { kind: 'refuseReturn', id: 31, amount: 300_000, returnStatus },
    })
    const key = `key-${keys.length}`
    actor.send({ type: 'move.confirmed', fields: { reason: 'پلمپ باز است' }, key })
    // oxlint-disable-next-line no-await-in-loop -- one dialog is open at a time
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  expect(keys).toEqual(['key-0', 'key-0', 'key-2'])
})

describe('a transfer of a withdrawal', () => {
  const replies = { lost: lostNetwork, refused: movedElsewhere, done: null }

  /** The keys under which moves of a withdrawal are sent, each from a dialog of its own, by what the server replies. */
  async function keysOf(
    moves: readonly [
      kind: 'startTransfer' | 'releaseTransfer',
      keyof typeof replies,
      id?: number,
    ][],
  ): Promise<string[]> {
    const keys: string[] = []
    const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input }) => {
      const error = replies[moves[keys.length]?.[1] ?? 'done']
      keys.push(input.key)
      if (error !== null) throw error
      return { giftCodes: [] }
    })
    const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
      input: undefined,
    })
    for (const [index, [kind, , id = 5001]] of moves.entries()) {
      actor.send({ type: 'move.chosen', move: { kind, id, amount: 300_000 } })
      actor.send({ type: 'move.confirmed', fields: {}, key: `key-${index}` })
      // oxlint-disable-next-line no-await-in-loop -- one dialog is open at a time
      await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
      actor.send({ type: 'dialog.dismissed' })
    }
    return keys
  }

  it('starts under a new key after it was released, though nobody knew of its first start', async () => {
    expect(
      await keysOf([
        ['startTransfer', 'lost'],
        ['releaseTransfer', 'done'],
        ['startTransfer', 'done'],
      ]),
    ).toEqual(['key-0', 'key-1', 'key-2'])
  })

  it('is released under a new key after it was started again', async () => {
    expect(
      await keysOf([
        ['releaseTransfer', 'lost'],
        ['startTransfer', 'done'],
        ['releaseTransfer', 'done'],
      ]),
    ).toEqual(['key-0', 'key-1', 'key-2'])
  })

  it('starts under a new key after a repeated start was refused', async () => {
    expect(
      await keysOf([
        ['startTransfer', 'lost'],
        ['startTransfer', 'refused'],
        ['startTransfer', 'done'],
      ]),
    ).toEqual(['key-0', 'key-0', 'key-2'])
  })

  it('keeps the key of a lost start while another withdrawal is transferred', async () => {
    expect(
      await keysOf([
        ['startTransfer', 'lost'],
        ['startTransfer', 'done', 5002],
        ['releaseTransfer', 'refused', 5002],
        ['startTransfer', 'done'],
      ]),
    ).toEqual(['key-0', 'key-1', 'key-2', 'key-0'])
  })
})

it('repeats a submission under its key with the open returns read since', async () => {
  const sent: [string, number | undefined][] = []
  const moveMoney = fromPromise<MoneyMoved, MoveMoneyInput>(async ({ input: { key, move } }) => {
    sent.push([key, move.openReturns?.amount])
    throw lostNetwork
  })
  const actor = startFlow(staffMoneyMoveMachine.provide({ actors: { moveMoney } }), {
    input: undefined,
  })
  const confirm = async (amount: number, key: string) => {
    const openReturns = { amount, canList: false }
    const move = { kind: 'refundToWallet', id: 7, amount: 300_000, openReturns } as const
    actor.send({ type: 'move.chosen', move })
    actor.send({ type: 'move.confirmed', fields: { amount: '۱۰۰', reason: 'تأخیر' }, key })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  await confirm(0, 'first')
  await confirm(200_000, 'second')
  expect(sent).toEqual([
    ['first', 0],
    ['first', 200_000],
  ])
})
