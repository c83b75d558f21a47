import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { lockWithdrawal } from '#server/features/wallet/withdrawals.queries.ts'
import { post } from '#server/features/wallet/ledger.service.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getWallet,
  giveFunds,
  newShopper,
  newStaff,
  refusal,
} from '#tests/support/shopper.ts'
import type { Schemas } from '#server/schemas.ts'

const { shop } = await startAuditedShop()
const member = await newStaff(shop, 'finance')
const colleague = await newStaff(shop, 'finance')
const owner = await newStaff(shop)

const iban = '820540102680020817909002'

type Query = {
  status?: Schemas['WithdrawalStatus']
  lookup?: string
  sort?: Schemas['MoneySort']
  page?: number
}
const list = (query: Query = {}) =>
  answer(member.api.GET('/staff/withdrawal/', { params: { query } }))
const move = (id: number, body: Schemas['WithdrawalMove'], by: TestClient = member, key?: string) =>
  by.api.POST('/staff/withdrawal/{id}/move/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  })
const start = (id: number, by: TestClient = member, from: number | null = null, key?: string) =>
  by.api.POST('/staff/withdrawal/{id}/transfer/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { expected_staff_id: from },
  })
const release = (id: number, by: TestClient = member, key?: string) =>
  by.api.POST('/staff/withdrawal/{id}/transfer/release/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
  })
const cancel = ({ api }: TestClient, id: number) =>
  api.POST('/wallet/withdrawal-request/{id}/cancel/', { params: { path: { id } } })
/** The payments of a test have one code, which those of other tests do not have. */
let paid: { event: 'staff.paid'; bank_tracking_code: string }
let tests = 0
beforeEach(() => {
  tests += 1
  paid = { event: 'staff.paid', bank_tracking_code: ` ۱۴۰۵-۷۷${tests} ` }
})

async function started(amount?: number) {
  const withdrawal = await requested(amount)
  await answer(start(withdrawal.id))
  return withdrawal
}

async function requested(amount = 400_000) {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, { balance: 1_000_000 })
  const withdrawal = await answer(
    shopper.api.POST('/wallet/withdrawal-request/', {
      params: { header: {} },
      body: { amount, iban },
    }),
  )
  return { shopper, ...withdrawal }
}

describe('the list of withdrawals', () => {
  it('is sorted by time or amount, and by default with the longest wait first', async () => {
    const [one, two, three] = [
      await requested(300_000),
      await requested(900_000),
      await requested(300_000),
    ]
    const own = new Set([one.id, two.id, three.id])
    const sorted = async (sort?: Schemas['MoneySort']) =>
      (await list({ status: 'PENDING', ...(sort !== undefined && { sort }) })).results
        .map(({ id }) => id)
        .filter((id) => own.has(id))
    expect(await sorted()).toEqual([one.id, two.id, three.id])
    expect(await sorted('created_at')).toEqual([one.id, two.id, three.id])
    expect(await sorted('-created_at')).toEqual([three.id, two.id, one.id])
    expect(await sorted('amount')).toEqual([one.id, three.id, two.id])
    expect(await sorted('-amount')).toEqual([two.id, three.id, one.id])
  })

  it('shows what is needed to pay one, and counts those that match', async () => {
    const { shopper, id, tracking_code, created_at } = await requested()
    const page = await list({ lookup: shopper.phone.slice(0, 9) })
    expect(page.results.find((row) => row.id === id)).toEqual({
      id,
      amount: 400_000,
      status: 'PENDING',
      tracking_code,
      created_at,
      admin_comment: null,
      iban,
      bank_tracking_code: null,
      first_name: 'مریم',
      last_name: 'رضایی',
      phone_number: shopper.phone,
      handled_at: null,
      is_cancelled: false,
      transfer: null,
      transfer_moves: ['start'],
      moves: ['staff.refused'],
    })
    const { total, counts } = await list({ lookup: tracking_code })
    expect([total, counts]).toEqual([1, [{ status: 'PENDING', total: 1, amount: 400_000 }]])
    expect((await list({ lookup: tracking_code, status: 'FAILED' })).results).toEqual([])
    expect((await list({ lookup: '%' })).total).toBe(0)
  })

  it('has the newest at the top without a status', async () => {
    const [one, two] = [await requested(), await requested()]
    expect((await list()).results.slice(0, 2).map(({ id }) => id)).toEqual([two.id, one.id])
  })
})

describe('a withdrawal that staff handle', () => {
  it('is paid with the code of the bank, which the customer reads', async () => {
    const { shopper, id } = await started()
    const row = await answer(move(id, { ...paid, bank_tracking_code: ' ۱۴۰۵-۷۷ ' }))
    expect([row.status, row.bank_tracking_code, row.moves]).toEqual([
      'SUCCESSFUL',
      '1405-77',
      ['bank.returned'],
    ])
    expect(row.handled_at).toBe(new Date(shop.clock.now()).toISOString())
    expect((await list({ lookup: '۱۴۰۵-۷۷' })).results.map((each) => each.id)).toContain(id)
    const [ticket] = await answer(shopper.api.GET('/ticket/v3/ticket/', { params: { query: {} } }))
    const query = { ticket: ticket?.id ?? 0 }
    const chat = await answer(shopper.api.GET('/ticket/v3/chat/', { params: { query } }))
    expect(chat[0]?.text).toContain('کد پیگیری بانک: ۱۴۰۵-۷۷')
  })

  it('is announced by SMS as well, once for a repeated move', async () => {
    const { shopper, id } = await started()
    const key = randomUUID()
    const body = { ...paid, bank_tracking_code: 'TRX-400400' }
    for (const _ of ['first', 'repeated']) await answer(move(id, body, member, key))
    const outbox = await shopper.send({ method: 'GET', url: `/dev/outbox?phone=${shopper.phone}` })
    expect(outbox.body.split('۴۰۰٬۰۰۰ تومان به شمارهٔ شبای شما واریز شد')).toHaveLength(2)
    expect(outbox.body).toContain('کد پیگیری بانک: TRX-400400')
  })

  it('is not paid once the customer has taken it back, and is not called returned by the bank', async () => {
    const { shopper, id } = await requested()
    await answer(cancel(shopper, id))
    expect(await refusal(move(id, paid))).toEqual({ status: 409, code: 'withdrawal_cancelled' })
    const bounced = await started()
    await answer(move(bounced.id, paid))
    await answer(move(bounced.id, { event: 'bank.returned', comment: 'شبا نامعتبر' }))
    const rows = (await list({ status: 'RETURNED' })).results
    const isCancelled = (wanted: number) => rows.find((row) => row.id === wanted)?.is_cancelled
    expect([isCancelled(id), isCancelled(bounced.id)]).toEqual([true, false])
  })

  it('is not paid without a code of a bank, and not returned without a reason', async () => {
    const { shopper, id } = await started()
    for (const code of [undefined, '', '  ', 'بانک ۱۲۳', '123', 'a/1405', '14_05'])
      expect(await refusal(move(id, { event: 'staff.paid', bank_tracking_code: code }))).toEqual({
        status: 400,
        code: 'validation_failed',
      })
    expect(await refusal(move(id, { event: 'staff.refused', comment: ' ' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    expect((await getWallet(shopper))?.balance).toBe(600_000)
  })

  it('is moved once by a repeated call, and not at all by a colleague who is slower', async () => {
    const { shopper, id } = await started()
    const key = randomUUID()
    const [one, two] = await Promise.all([
      answer(move(id, paid, member, key)),
      answer(move(id, paid, member, key)),
    ])
    expect(one).toEqual(two)
    expect(await refusal(move(id, paid, colleague))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
    const reused = { status: 409, code: 'idempotency_key_reused' }
    for (const body of [
      { event: 'staff.refused', comment: 'شبا بسته است' },
      { event: 'bank.returned', comment: 'شبا بسته است' },
      { ...paid, comment: 'امروز' },
      { ...paid, bank_tracking_code: '1405-78' },
    ] as const)
      expect(await refusal(move(id, body, member, key))).toEqual(reused)
    const other = await requested()
    expect(await refusal(move(other.id, paid, member, key))).toEqual(reused)
    expect((await getWallet(shopper))?.balance).toBe(600_000)
    expect((await getWallet(other.shopper))?.balance).toBe(600_000)
  })
})

describe('the code of a bank that another withdrawal has', () => {
  const code = 'TRX-880088'
  const body = { event: 'staff.paid', bank_tracking_code: code } as const

  it('is refused with the payment that has it, and recorded by a member who names that one', async () => {
    const [one, two, three] = [await started(), await started(), await started()]
    await answer(move(one.id, body))
    const { error } = await move(two.id, body)
    expect([error?.code, error?.recorded_payment]).toEqual([
      'bank_code_recorded',
      {
        withdrawal_id: one.id,
        tracking_code: one.tracking_code,
        bank_tracking_code: code,
        first_name: 'مریم',
        last_name: 'رضایی',
        recorded_by: expect.objectContaining({
          staff_id: member.userId,
          at: new Date(shop.clock.now()).toISOString(),
        }),
        is_own: true,
      },
    ])
    expect((await getWallet(two.shopper))?.balance).toBe(600_000)
    const shared = await answer(move(two.id, { ...body, shares_code_with: one.id }))
    expect([shared.status, shared.bank_tracking_code]).toEqual(['SUCCESSFUL', code])
    const late = await move(three.id, { ...body, shares_code_with: one.id })
    expect(late.error?.recorded_payment?.withdrawal_id).toBe(two.id)
  })

  it('is recorded for one of two withdrawals that are paid at the same time', async () => {
    const ids = [(await started()).id, (await started()).id]
    const same = { ...body, bank_tracking_code: 'TRX-990099' }
    const codes = await Promise.all(ids.map(async (id) => (await refusal(move(id, same))).code))
    expect(new Set(codes)).toEqual(new Set([null, 'bank_code_recorded']))
  })

  it('is shown to a member who records another code for what is paid already', async () => {
    const { id } = await started()
    await answer(move(id, paid))
    for (const [by, isOwn] of [
      [member, true],
      [colleague, false],
    ] as const) {
      const { error } = await move(id, { ...body, bank_tracking_code: 'TRX-1' }, by)
      expect(error?.code).toBe('move_impossible')
      expect(error?.recorded_payment).toMatchObject({
        withdrawal_id: id,
        bank_tracking_code: paid.bank_tracking_code
          .trim()
          .replaceAll(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))),
        is_own: isOwn,
      })
    }
  })
})

it('does not explain a return by the bank with the note of the payment', async () => {
  const { id } = await started()
  expect((await answer(move(id, { ...paid, comment: 'امروز' }))).admin_comment).toBe('امروز')
  expect((await answer(move(id, { event: 'bank.returned' }))).admin_comment).toBe(null)
})

describe('a transfer of a withdrawal', () => {
  const refused = (code: string) => ({ status: 409, code })

  it('keeps the customer from canceling, until it is released', async () => {
    const name = { firstName: 'سارا', lastName: 'نیک‌نام' }
    await shop.db.update(users).set(name).where(eq(users.id, member.userId))
    const { shopper, id } = await requested()
    const row = await answer(start(id))
    expect([row.status, row.transfer, row.transfer_moves, row.moves]).toEqual([
      'PENDING',
      {
        staff_id: member.userId,
        first_name: 'سارا',
        last_name: 'نیک‌نام',
        at: new Date(shop.clock.now()).toISOString(),
        is_own: true,
      },
      ['release'],
      ['staff.paid', 'staff.refused'],
    ])
    const history = async () =>
      (await answer(shopper.api.GET('/wallet/wallet-transaction/', {}))).results[0]
    expect(await history()).toMatchObject({
      status: 'PENDING',
      withdrawal_id: null,
      is_in_transfer: true,
    })
    expect(await refusal(cancel(shopper, id))).toEqual(refused('withdrawal_in_transfer'))
    expect((await answer(release(id))).transfer).toBe(null)
    expect(await history()).toMatchObject({ withdrawal_id: id, is_in_transfer: false })
    await answer(cancel(shopper, id))
    expect((await getWallet(shopper))?.balance).toBe(1_000_000)
    expect(await refusal(start(id))).toEqual(refused('withdrawal_cancelled'))
  })

  it.each([
    {
      first: 'start',
      codes: [null, 'withdrawal_in_transfer'],
      status: 'PENDING',
      balance: 600_000,
    },
    {
      first: 'cancel',
      codes: [null, 'withdrawal_cancelled'],
      status: 'RETURNED',
      balance: 1_000_000,
    },
  ])(
    'excludes a cancellation sent at the same time, if it is $first that comes first',
    async (each) => {
      const { shopper, id } = await requested()
      const calls = [() => refusal(start(id)), () => refusal(cancel(shopper, id))]
      const { replies } = await transaction(shop.db, async (tx) => {
        await lockWithdrawal(tx, id)
        const replies: ReturnType<typeof refusal>[] = []
        for (const call of each.first === 'start' ? calls : calls.toReversed()) {
          replies.push(call())
          // oxlint-disable-next-line no-await-in-loop -- the calls wait for the lock in their order
          await expect.poll(() => waitingFor(shop)).toBe(replies.length)
        }
        return { replies }
      })
      expect((await Promise.all(replies)).map(({ code }) => code)).toEqual(each.codes)
      const { results } = await list({ lookup: shopper.phone })
      expect([results[0]?.status, results[0]?.transfer?.is_own]).toEqual([
        each.status,
        each.first === 'start' ? true : undefined,
      ])
      expect((await getWallet(shopper))?.balance).toBe(each.balance)
    },
  )

  it('is started by only one of two members; the other can neither pay nor refuse it', async () => {
    const { id } = await requested()
    const codes = await Promise.all(
      [member, colleague].map(async (by) => (await refusal(start(id, by))).code),
    )
    expect(new Set(codes)).toEqual(new Set([null, 'transfer_taken']))
    const other = codes[0] === null ? colleague : member
    for (const call of [
      () => start(id, other),
      () => release(id, other),
      () => move(id, paid, other),
      () => move(id, { event: 'staff.refused', comment: 'شبا بسته است' }, other),
    ])
      expect(await refusal(call())).toEqual(refused('transfer_taken'))
    const { error } = await start(id, other)
    expect(error?.saved_by?.staff_id).toBe(other === member ? colleague.userId : member.userId)
  })

  it('is taken over from the colleague who is named, and no other', async () => {
    const { id } = await started()
    expect(await refusal(start(id, colleague, owner.userId))).toEqual(refused('transfer_taken'))
    const taken = await answer(start(id, colleague, member.userId))
    expect([taken.transfer?.staff_id, taken.transfer?.is_own]).toEqual([colleague.userId, true])
    expect(await refusal(move(id, paid))).toEqual(refused('transfer_taken'))
    expect((await answer(move(id, paid, colleague))).transfer).toBe(null)
  })

  it('must be started before it is paid or released', async () => {
    const { id } = await requested()
    expect(await refusal(move(id, paid))).toEqual(refused('transfer_not_started'))
    expect(await refusal(release(id))).toEqual(refused('transfer_not_started'))
    await answer(move(id, { event: 'staff.refused', comment: 'شبا بسته است' }))
    expect(await refusal(start(id))).toEqual(refused('move_impossible'))
  })

  it('is started and released once by a repeated call, and logged once', async () => {
    const { id } = await requested()
    const [key, other] = [randomUUID(), randomUUID()]
    for (const _ of ['first', 'repeated']) await answer(start(id, member, null, key))
    expect(await refusal(start(id, member, colleague.userId, key))).toEqual(
      refused('idempotency_key_reused'),
    )
    for (const _ of ['first', 'repeated']) await answer(release(id, member, other))
    const query = { subject: 'withdrawal', subject_id: id } as const
    const log = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(log.results.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['releaseWithdrawalTransfer', { assignee: member.userId }, { assignee: null }],
      ['startWithdrawalTransfer', { assignee: null }, { assignee: member.userId }],
    ])
  })

  it('is not called started by a repeated call after it was released, taken over or paid', async () => {
    const key = randomUUID()
    const repeat = (id: number) => refusal(start(id, member, null, key))
    const { shopper, id } = await requested()
    await answer(start(id, member, null, key))
    await answer(release(id))
    expect(await repeat(id)).toEqual(refused('transfer_not_started'))
    expect((await list({ lookup: shopper.phone })).results[0]?.transfer).toBe(null)
    await answer(start(id, colleague))
    expect(await repeat(id)).toEqual(refused('transfer_taken'))
    await answer(move(id, paid, colleague))
    expect(await repeat(id)).toEqual(refused('move_impossible'))
    const [other, otherKey] = [await requested(), randomUUID()]
    await answer(start(other.id, member, null, otherKey))
    await answer(release(other.id))
    await answer(cancel(other.shopper, other.id))
    expect(await refusal(start(other.id, member, null, otherKey))).toEqual(
      refused('withdrawal_cancelled'),
    )
  })

  it('that was taken over is not taken back from a colleague by a repeated call', async () => {
    const { id } = await started()
    const key = randomUUID()
    await answer(start(id, colleague, member.userId, key))
    await answer(start(id, member, colleague.userId))
    const { error } = await start(id, colleague, member.userId, key)
    expect([error?.code, error?.saved_by?.staff_id]).toEqual(['transfer_taken', member.userId])
  })

  it('that the member had already started is not started again by a repeated call after it was released', async () => {
    const { id } = await started()
    const key = randomUUID()
    expect((await answer(start(id, member, null, key))).transfer?.is_own).toBe(true)
    await answer(release(id))
    expect(await refusal(start(id, member, null, key))).toEqual(refused('transfer_not_started'))
  })

  it('that was started again is neither released by a repeated call nor called released', async () => {
    const { shopper, id } = await started()
    const key = randomUUID()
    await answer(release(id, member, key))
    await answer(start(id, colleague))
    expect((await answer(release(id, member, key))).transfer?.staff_id).toBe(colleague.userId)
    await answer(start(id, member, colleague.userId))
    expect(await refusal(release(id, member, key))).toEqual(refused('move_impossible'))
    expect((await list({ lookup: shopper.phone })).results[0]?.transfer?.is_own).toBe(true)
  })
})

it('books money as unclaimed if the bank returns it after the account was closed', async () => {
  const { shopper, id } = await started(1_000_000)
  await answer(move(id, paid))
  shop.clock.advance(121)
  await answer(shopper.api.POST('/accounts/closure/request-otp/'))
  const otp = await shop.lastCode(shopper.phone)
  const closing = await shopper.api.POST('/accounts/closure/', { body: { otp } })
  expect(closing.response.status).toBe(204)
  await answer(move(id, { event: 'bank.returned', comment: 'حساب بسته است' }))
  const { results } = await answer(
    member.api.GET('/staff/ledger/entry/', { params: { query: { account: 'unclaimed' } } }),
  )
  expect(results).toMatchObject([
    { kind: 'withdrawal-return', amount: 1_000_000, withdrawal_id: id },
  ])
  const phone = `closed-${shopper.userId}`
  expect(await shop.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))).toEqual([])
})

describe('unclaimed money', () => {
  const list = async () => (await answer(member.api.GET('/staff/unclaimed/'))).results
  const payOut = (
    id: number,
    change: Partial<Schemas['UnclaimedPayOutInput']> = {},
    key: string = randomUUID(),
    by: TestClient = member,
  ) =>
    by.api.POST('/staff/unclaimed/{id}/pay-out/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { amount: 300_000, bank_tracking_code: ' ۱۴۰۵-۷۷ ', reason: 'شبای تازه', ...change },
    })

  async function owed(balance = 1_000_000): Promise<number> {
    const shopper = await newShopper(shop)
    const at = new Date(shop.clock.now())
    await transaction(shop.db, (tx) => emptyUser(tx, shopper.userId, at))
    await giveFunds(shop, shopper, { balance })
    return shopper.userId
  }

  it('is counted beyond the 200 customers that are listed', async () => {
    const before = await answer(member.api.GET('/staff/unclaimed/'))
    const at = new Date(shop.clock.now())
    const owing = await shop.db
      .insert(users)
      .values(Array.from({ length: 201 }, () => ({ phone: `closed-${randomUUID()}` })))
      .returning({ userId: users.id })
    const entries = owing.map(({ userId }) => ({
      account: { kind: 'unclaimed', userId } as const,
      amount: 1_000,
    }))
    await transaction(shop.db, (tx) =>
      post(tx, { kind: 'deposit', uniqueKey: randomUUID(), at }, [
        { account: { kind: 'gateway' }, amount: -201_000 },
        ...entries,
      ]),
    )
    const { results, total } = await answer(member.api.GET('/staff/unclaimed/'))
    expect([results.length, total]).toEqual([200, before.total + 201])
  })

  it('is listed with its customer, and booked out in parts with the code of the bank', async () => {
    const id = await owed()
    const at = new Date(shop.clock.now()).toISOString()
    expect((await list())[0]).toEqual({ customer_id: id, amount: 1_000_000, at })
    const { results } = await answer(payOut(id))
    expect(results[0]).toEqual({ customer_id: id, amount: 700_000, at })
    await answer(payOut(id, { amount: 700_000 }))
    expect((await list()).map((row) => row.customer_id)).not.toContain(id)
    const query = { subject: 'wallet', subject_id: id } as const
    const log = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    const code = { bank_tracking_code: '1405-77' }
    expect(log.results.map(({ before, after, reason }) => [before, after, reason])).toEqual([
      [{ unclaimed: 700_000, bank_tracking_code: null }, { unclaimed: 0, ...code }, 'شبای تازه'],
      [
        { unclaimed: 1_000_000, bank_tracking_code: null },
        { unclaimed: 700_000, ...code },
        'شبای تازه',
      ],
    ])
    const entries = await answer(
      member.api.GET('/staff/ledger/entry/', { params: { query: { account: 'payouts' } } }),
    )
    expect(entries.results.slice(0, 2)).toMatchObject([
      { kind: 'payout', amount: 700_000, comment: 'شبای تازه' },
      { kind: 'payout', amount: 300_000, comment: 'شبای تازه' },
    ])
  })

  it('is booked out once under a key, and never more than there is, however many try', async () => {
    const id = await owed()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => answer(payOut(id, {}, key))))
    expect((await list())[0]?.amount).toBe(700_000)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    for (const change of [{ amount: 1 }, { bank_tracking_code: '1405-78' }, { reason: 'دیگر' }])
      expect(await refusal(payOut(id, change, key))).toEqual(reused)
    expect(await refusal(payOut(await owed(), {}, key))).toEqual(reused)
    const codes = await Promise.all([1, 2, 3].map(async () => (await refusal(payOut(id))).code))
    expect(codes.filter((code) => code === null)).toHaveLength(2)
    expect(codes).toContain('refund_exceeded')
  })

  it('is booked out by finance alone, with a code and a reason, of a customer who has some', async () => {
    const id = await owed()
    const support = await newStaff(shop, 'support')
    expect((await refusal(payOut(id, {}, randomUUID(), support))).code).toBe('forbidden')
    expect((await refusal(payOut(id, { reason: ' ' }))).code).toBe('reason_required')
    expect((await refusal(payOut(id, { bank_tracking_code: ' ' }))).code).toBe('validation_failed')
    const { userId } = await newShopper(shop)
    expect((await refusal(payOut(userId))).code).toBe('customer_not_found')
    expect((await list()).find((row) => row.customer_id === id)?.amount).toBe(1_000_000)
  })
})
