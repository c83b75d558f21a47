import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { addDays, startOfDay, tehranDay } from '#domain/day.ts'
import { largestGiftCard } from '#machines/flows/staff-money-move/money-moves.ts'
import { createStaffMoneyMoveActors } from '#machines/flows/staff-money-move/staff-money-move.actors.ts'
import {
  staffMoneyMoveMachine,
  staffMoneyMoveSelectors as selectors,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { giftCardIssues, giftCards } from '#server/platform/db/schema/commerce.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getWallet,
  giveFunds,
  newShopper,
  newStaff,
  refusal,
} from '#tests/support/shopper.ts'

const { shop } = await startAuditedShop()
const member = await newStaff(shop, 'finance')
const colleague = await newStaff(shop, 'owner')

type Query = { state?: Schemas['GiftCardState']; lookup?: string; page?: number }
const list = (query: Query) => answer(member.api.GET('/staff/gift-card/', { params: { query } }))
const read = (id: number) =>
  answer(member.api.GET('/staff/gift-card/{id}/', { params: { path: { id } } }))
const issue = (change: Partial<Schemas['GiftCardIssue']> = {}, key: string = randomUUID()) =>
  member.api.POST('/staff/gift-card/', {
    params: { header: { 'Idempotency-Key': key } },
    body: { count: 1, amount: 300_000, valid_days: null, reason: 'قرعه‌کشی نوروز', ...change },
  })
const revoke = (
  id: number,
  reason = 'به نشانی دیگری رفته بود',
  key?: string,
  by: TestClient = member,
) =>
  by.api.POST('/staff/gift-card/{id}/revoke/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { reason },
  })
const redeem = (by: TestClient, code: string) =>
  by.api.POST('/wallet/gift-card/redeem/', { body: { gift_code: code } })
const balances = async () => {
  const { accounts, sum } = await answer(member.api.GET('/staff/ledger/account/'))
  expect(sum).toBe(0)
  return new Map(accounts.map(({ kind, balance }) => [kind, balance]))
}
const issued = async (change: Partial<Schemas['GiftCardIssue']> = {}) => {
  const [card] = (await answer(issue(change))).issued
  if (card === undefined) throw new Error('no card was issued')
  return card
}

async function bought() {
  const buyer = await newShopper(shop)
  await giveFunds(shop, buyer, { balance: 1_000_000 })
  const card = await answer(
    buyer.api.POST('/wallet/gift-card/', {
      params: { header: {} },
      body: { amount: 400_000, recipient_phone: '09121110000' },
    }),
  )
  return { buyer, card, end: card.gift_code.slice(-4) }
}

describe('the gift cards of the back office', () => {
  it('are found by the last characters, the buyer and the recipient, with who redeemed them', async () => {
    const { buyer, card, end } = await bought()
    const friend = await newShopper(shop)
    await answer(redeem(friend, card.gift_code))
    const at = new Date(shop.clock.now()).toISOString()
    const person = (of: { userId: number; phone: string }) => ({
      customer_id: of.userId,
      first_name: 'مریم',
      last_name: 'رضایی',
      phone_number: of.phone,
    })
    const row = {
      id: card.id,
      code_end: end,
      amount: 400_000,
      state: 'redeemed',
      created_at: card.created_at,
      expires_at: null,
      redeemed_at: at,
      revoked_at: null,
      buyer: person(buyer),
      recipient_phone: '09121110000',
    }
    for (const lookup of [end.toLowerCase(), card.gift_code, buyer.phone, '0912111'])
      expect((await list({ lookup })).results).toContainEqual(row)
    expect((await list({ lookup: buyer.phone, state: 'unused' })).results).toEqual([])
    expect((await list({ lookup: buyer.phone })).counts).toEqual([
      { state: 'redeemed', total: 1, amount: 400_000 },
    ])
    expect(await read(card.id)).toEqual({
      ...row,
      redeemer: person(friend),
      issue: null,
      actions: [],
    })
  })

  it('never show a code, which is kept as a hash if the shop issued it', async () => {
    const { id, gift_code: code } = await issued()
    expect(JSON.stringify([await list({}), await read(id)])).not.toContain(code.slice(0, 9))
    const [row] = await shop.db.select().from(giftCards).where(eq(giftCards.id, id))
    expect(row?.code).toMatch(/^[0-9a-f]{64}$/)
    expect(await refusal(redeem(await newShopper(shop), row?.code ?? ''))).toEqual({
      status: expect.any(Number),
      code: expect.stringMatching(/gift_card_not_found|validation_failed/),
    })
  })
})

describe('issuing gift cards', () => {
  it('gives away credit that customers redeem once, and the books stay balanced', async () => {
    const before = await balances()
    const { issued: cards } = await answer(issue({ count: 3 }))
    expect(cards.map(({ gift_code }) => gift_code)).toEqual([
      expect.stringMatching(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/),
      expect.any(String),
      expect.any(String),
    ])
    const friend = await newShopper(shop)
    const { wallet } = await answer(redeem(friend, cards[1]?.gift_code ?? ''))
    expect(wallet.store_credit).toBe(300_000)
    expect(await refusal(redeem(friend, cards[1]?.gift_code ?? ''))).toEqual({
      status: 409,
      code: 'gift_card_redeemed',
    })
    const after = await balances()
    const change = (kind: Schemas['LedgerAccountKind']) =>
      (after.get(kind) ?? 0) - (before.get(kind) ?? 0)
    expect([change('promotions'), change('gift-cards'), change('store-credit')]).toEqual([
      -900_000, 600_000, 300_000,
    ])
  })

  it('answers the same codes to the same key, and refuses it for other cards', async () => {
    const key = randomUUID()
    const first = await answer(issue({ count: 2 }, key))
    expect(await answer(issue({ count: 2 }, key))).toEqual(first)
    for (const other of [{ count: 1 }, { count: 3 }, { count: 2, amount: 1 }])
      expect(await refusal(issue(other, key))).toEqual({
        status: 409,
        code: 'idempotency_key_reused',
      })
    expect((await list({ lookup: first.issued[0]?.gift_code })).total).toBe(1)
  })

  it('happens once when the same is confirmed again after a lost answer', async () => {
    const issuer = await newStaff(shop, 'finance')
    const lose = {
      onResponse: () => {
        throw new TypeError('Failed to fetch')
      },
    }
    issuer.api.use(lose)
    const actor = startFlow(
      staffMoneyMoveMachine.provide({ actors: createStaffMoneyMoveActors(issuer.api) }),
      { input: undefined },
    )
    const fields = { count: '۳', amount: '۱۲۳٬۰۰۰', validDays: '', reason: 'قرعه‌کشی' }
    const confirm = async () => {
      actor.send({
        type: 'move.chosen',
        move: { kind: 'issueGiftCards', id: 0, amount: largestGiftCard },
      })
      actor.send({ type: 'move.confirmed', fields, key: randomUUID() })
      actor.send({ type: 'total.accepted' })
      await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    }
    await confirm()
    expect(selectors.canRetry(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'dialog.dismissed' })
    issuer.api.eject(lose)
    await confirm()
    expect(selectors.giftCodes(actor.getSnapshot())).toHaveLength(3)
    const rows = await shop.db.select().from(giftCards).where(eq(giftCards.amount, 123_000))
    expect(rows).toHaveLength(3)
  })

  it('is one line of the log, and in the history of each of its cards', async () => {
    const { issued: cards } = await answer(issue({ count: 3, reason: 'باشگاه مشتریان' }))
    const [first, , last] = cards
    const query = { subject: 'gift_card', staff_id: member.userId } as const
    const log = (of: { subject_id?: number } = {}) =>
      answer(colleague.api.GET('/staff/action/', { params: { query: { ...query, ...of } } }))
    const line = {
      action: 'issueGiftCards',
      subject_id: first?.id,
      after: { amount: 300_000, codes: 3, last_card: last?.id },
    }
    const lines = (await log()).results.filter(({ reason }) => reason === 'باشگاه مشتریان')
    expect(lines).toEqual([expect.objectContaining(line)])
    for (const { id } of cards) {
      const own = expect.objectContaining({ ...line, subject_id: id })
      expect((await log({ subject_id: id })).results).toEqual([own])
      expect((await read(id)).actions).toEqual([own])
    }
  })

  it('needs a reason', async () => {
    expect(await refusal(issue({ reason: ' ' }))).toEqual({ status: 400, code: 'reason_required' })
  })
})

describe('revoking a gift card', () => {
  it('gives back what its buyer paid, notifies them, and leaves nothing to redeem', async () => {
    const { buyer, card, end } = await bought()
    const before = await balances()
    const key = randomUUID()
    const revoked = await answer(revoke(card.id, 'به نشانی دیگری رفته بود', key))
    expect(revoked.state).toBe('revoked')
    expect(await answer(revoke(card.id, 'به نشانی دیگری رفته بود', key))).toEqual(revoked)
    expect(await refusal(revoke(card.id, 'دوباره', key))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
    expect((await getWallet(buyer))?.balance).toBe(1_000_000)
    expect((await balances()).get('gift-cards')).toBe((before.get('gift-cards') ?? 0) - 400_000)
    expect(await refusal(redeem(buyer, card.gift_code))).toEqual({
      status: 409,
      code: 'gift_card_revoked',
    })
    const [listed] = await answer(buyer.api.GET('/wallet/gift-card/'))
    expect(listed?.revoked_at).toBe(revoked.revoked_at)
    const { rows } = await shop.db.execute<{ text: string }>(
      sql`select text from sms_outbox where phone = ${buyer.phone} order by id desc limit 1`,
    )
    expect(rows[0]?.text).toContain(end)
    expect(rows[0]?.text).toContain('۴۰۰٬۰۰۰ تومان')
  })

  it('takes back the credit of a card that the shop issued, without a buyer to pay', async () => {
    const { id } = await issued()
    const before = await balances()
    await answer(revoke(id))
    const after = await balances()
    expect((after.get('promotions') ?? 0) - (before.get('promotions') ?? 0)).toBe(300_000)
    expect(after.get('balance')).toBe(before.get('balance'))
  })

  it('is refused for the slower of two colleagues, or after the customer', async () => {
    const { id } = await issued()
    const both = await Promise.all([revoke(id), revoke(id, 'همان', undefined, colleague)])
    expect(
      both.map(({ response }) => response.status).toSorted((one, other) => one - other),
    ).toEqual([200, 409])
    const { card, buyer } = await bought()
    await answer(redeem(buyer, card.gift_code))
    expect(await refusal(revoke(card.id))).toEqual({ status: 409, code: 'move_impossible' })
    expect(await refusal(revoke(card.id, ' '))).toEqual({ status: 400, code: 'reason_required' })
    expect(await refusal(revoke(999_999))).toEqual({ status: 404, code: 'gift_card_not_found' })
  })

  it('and redeeming at the same moment give the amount once', async () => {
    const { buyer, card } = await bought()
    const friend = await newShopper(shop)
    const [revoked, redeemed] = await Promise.all([revoke(card.id), redeem(friend, card.gift_code)])
    expect([revoked.response.ok, redeemed.response.ok].filter(Boolean)).toHaveLength(1)
    const [own, given] = [await getWallet(buyer), await getWallet(friend)]
    expect((own?.balance ?? 0) + (given?.store_credit ?? 0)).toBe(1_000_000)
    await balances()
  })
})

describe('revoking an issue of gift cards', () => {
  const revokeIssue = (id: number, key: string = randomUUID(), reason = 'چاپخانه گم کرد') =>
    member.api.POST('/staff/gift-card/{id}/revoke-issue/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { reason },
    })

  it('takes back what nobody redeemed, once and in one line of the log, and the books stay balanced', async () => {
    const { issued: others } = await answer(issue({ count: 2 }))
    const { issued: cards } = await answer(issue({ count: 200 }))
    const [first, used, gone, last] = [cards[0], cards[1], cards[2], cards.at(-1)]
    const friend = await newShopper(shop)
    await answer(redeem(friend, used?.gift_code ?? ''))
    await answer(revoke(gone?.id ?? 0))
    expect((await read(used?.id ?? 0)).issue).toEqual({
      total: 200,
      revocable: 198,
      revocable_amount: 59_400_000,
    })
    const before = await balances()
    const key = randomUUID()
    const revoked = await answer(revokeIssue(used?.id ?? 0, key))
    expect(await answer(revokeIssue(used?.id ?? 0, key))).toEqual(revoked)
    expect(revoked).toMatchObject({
      state: 'redeemed',
      issue: { total: 200, revocable: 0, revocable_amount: 0 },
    })
    const after = await balances()
    const change = (kind: Schemas['LedgerAccountKind']) =>
      (after.get(kind) ?? 0) - (before.get(kind) ?? 0)
    expect([change('promotions'), change('gift-cards'), change('store-credit')]).toEqual([
      59_400_000, -59_400_000, 0,
    ])
    expect((await getWallet(friend))?.store_credit).toBe(300_000)
    expect(await refusal(redeem(friend, last?.gift_code ?? ''))).toEqual({
      status: 409,
      code: 'gift_card_revoked',
    })
    expect((await read(others[0]?.id ?? 0)).issue).toMatchObject({ total: 2, revocable: 2 })
    const query = { subject: 'gift_card', staff_id: member.userId } as const
    const log = await answer(colleague.api.GET('/staff/action/', { params: { query } }))
    const line = expect.objectContaining({
      subject_id: first?.id,
      before: { state: 'unused' },
      after: { state: 'revoked', amount: 300_000, codes: 198 },
      reason: 'چاپخانه گم کرد',
    })
    expect(log.results.filter(({ action }) => action === 'revokeGiftCardIssue')).toEqual([line])
    const { actions } = await read(last?.id ?? 0)
    expect(actions.map(({ action }) => action)).toEqual(['revokeGiftCardIssue', 'issueGiftCards'])
  })

  it('and redeeming one of its cards at the same moment give the amount once', async () => {
    const { issued: cards } = await answer(issue({ count: 3 }))
    const friend = await newShopper(shop)
    const before = await balances()
    const [, redeemed] = await Promise.all([
      answer(revokeIssue(cards[0]?.id ?? 0)),
      redeem(friend, cards[1]?.gift_code ?? ''),
    ])
    const given = redeemed.response.ok ? 300_000 : 0
    expect((await getWallet(friend))?.store_credit).toBe(given)
    const after = await balances()
    expect((after.get('promotions') ?? 0) - (before.get('promotions') ?? 0)).toBe(900_000 - given)
  })

  it('is for issues of several cards of which one is left, and needs a reason', async () => {
    const { issued: cards } = await answer(issue({ count: 2 }))
    const id = cards[0]?.id ?? 0
    const reasonless = await refusal(revokeIssue(id, randomUUID(), ' '))
    expect(reasonless).toEqual({ status: 400, code: 'reason_required' })
    await answer(revokeIssue(id))
    const { card } = await bought()
    for (const impossible of [id, (await issued()).id, card.id])
      expect(await refusal(revokeIssue(impossible))).toEqual({
        status: 409,
        code: 'move_impossible',
      })
    expect(await refusal(revokeIssue(999_999))).toEqual({
      status: 404,
      code: 'gift_card_not_found',
    })
  })
})

describe('the migration to issues of gift cards', () => {
  it('reads from the log which cards belong together and who issued them', async () => {
    const { issued: pair } = await answer(issue({ count: 2 }))
    const { issued: three } = await answer(issue({ count: 3 }))
    const alone = await issued()
    const { card } = await bought()
    const cards = [...pair, ...three, alone, card]
    const issues = async () =>
      Promise.all(cards.map(async ({ id }) => (await read(id)).issue?.total ?? null))
    const kept = await issues()
    expect(kept).toEqual([2, 2, 3, 3, 3, null, null])
    const issuers = () =>
      shop.db
        .select({ cardId: giftCards.id, staffId: giftCardIssues.staffId })
        .from(giftCards)
        .innerJoin(giftCardIssues, eq(giftCardIssues.id, giftCards.issueId))
        .orderBy(giftCards.id)
    const known = await issuers()
    await shop.db.update(giftCards).set({ issueId: null })
    await shop.db.delete(giftCardIssues)
    expect((await read(three[0]?.id ?? 0)).issue).toBeNull()
    const text = await readFile('server/platform/migrations/0058_gift_card_issues.sql', 'utf8')
    await shop.db.execute(sql.raw(text.split('--> statement-breakpoint').at(-1) ?? ''))
    expect(await issues()).toEqual(kept)
    expect(await issuers()).toEqual(known)
  })
})

describe('an expiry', () => {
  it('leaves a card worth nothing, and the day before it is still unused', async () => {
    const { id, gift_code: code } = await issued({ valid_days: 1 })
    const { expires_at: expiry, state } = await read(id)
    const end = startOfDay(addDays(tehranDay(shop.clock.now()), 2))
    expect([expiry, state]).toEqual([end.toISOString(), 'unused'])
    shop.clock.advance((end.getTime() - shop.clock.now()) / 1_000)
    const later = await newStaff(shop, 'finance')
    const after = await answer(
      later.api.GET('/staff/gift-card/{id}/', { params: { path: { id } } }),
    )
    expect(after.state).toBe('expired')
    expect(await refusal(redeem(await newShopper(shop), code))).toEqual({
      status: 409,
      code: 'gift_card_expired',
    })
  })
})
