import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getWallet,
  giveFunds,
  newShopper,
  newStaff,
  order,
  refusal,
  startTransfer,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const staff = await newStaff(shop)

const iban = '820540102680020817909002'

const withdraw = ({ api }: TestClient, amount: number, key?: string, to = iban) =>
  api.POST('/wallet/withdrawal-request/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { amount, iban: to },
  })

const takeBack = ({ api }: TestClient, id: number) =>
  api.POST('/wallet/withdrawal-request/{id}/cancel/', { params: { path: { id } } })

const move = (
  by: TestClient,
  id: number,
  event: 'staff.paid' | 'staff.refused' | 'bank.returned',
  comment?: string,
) =>
  by.api.POST('/staff/withdrawal/{id}/move/', {
    params: { path: { id } },
    body: { event, comment, ...(event === 'staff.paid' && { bank_tracking_code: `۱۴۰۵-${id}` }) },
  })

/** What the shop wrote to a customer, the latest ticket first. */
async function ticketTexts({ api }: TestClient): Promise<string[]> {
  const tickets = await answer(api.GET('/ticket/v3/ticket/', { params: { query: {} } }))
  const chats = await Promise.all(
    tickets.map(({ id }) =>
      answer(api.GET('/ticket/v3/chat/', { params: { query: { ticket: id } } })),
    ),
  )
  return chats.flatMap((chat) => chat.map(({ text }) => text))
}

const history = async ({ api }: TestClient, page = 1) =>
  answer(api.GET('/wallet/wallet-transaction/', { params: { query: { page, size: 5 } } }))

const rowsOf = async (shopper: TestClient) =>
  (await history(shopper)).results.map((row) => [row.transaction_type, row.status, row.amount])

async function richShopper(balance = 1_000_000, storeCredit = 0): Promise<Shopper> {
  const shopper = await newShopper(shop)
  await giveFunds(shop, shopper, { balance, storeCredit })
  return shopper
}

describe('a withdrawal', () => {
  it('holds its amount and is listed as pending', { tags: ['WAL-45'] }, async () => {
    const shopper = await richShopper()
    const requested = await answer(withdraw(shopper, 400_000))
    expect(requested).toEqual({
      id: expect.any(Number),
      amount: 400_000,
      status: 'PENDING',
      tracking_code: expect.stringMatching(/^\d{12}$/),
      created_at: new Date(shop.clock.now()).toISOString(),
      admin_comment: null,
    })
    expect((await getWallet(shopper))?.balance).toBe(600_000)
    const [row] = (await history(shopper)).results
    expect(row).toMatchObject({
      transaction_type: 'WITHDRAW',
      status: 'PENDING',
      amount: 400_000,
      tracking_code: requested.tracking_code,
      withdrawal_id: requested.id,
      is_in_transfer: false,
    })
  })

  it('from two tabs at the same moment holds once', async () => {
    const shopper = await richShopper()
    const results = await Promise.all([1, 2, 3].map(() => refusal(withdraw(shopper, 1_000_000))))
    const insufficient = { status: 409, code: 'insufficient_funds' }
    expect(results.toSorted((one, two) => one.status - two.status)).toEqual([
      { status: 201, code: null },
      insufficient,
      insufficient,
    ])
    expect((await getWallet(shopper))?.balance).toBe(0)
  })

  it('that is repeated with its key holds once, and with another amount or account is refused', async () => {
    const shopper = await richShopper()
    const key = randomUUID()
    const results = await Promise.all([1, 2].map(() => answer(withdraw(shopper, 300_000, key))))
    expect(results[0]).toEqual(results[1])
    expect((await getWallet(shopper))?.balance).toBe(700_000)
    for (const other of [
      withdraw(shopper, 200_000, key),
      withdraw(shopper, 300_000, key, '430120000000000000000001'),
    ])
      expect(await refusal(other)).toEqual({ status: 409, code: 'idempotency_key_reused' })
  })

  it('takes money, never purchase credit', { tags: ['WAL-19', 'WAL-20'] }, async () => {
    const shopper = await richShopper(0, 1_000_000)
    expect(await refusal(withdraw(shopper, 1))).toEqual({ status: 409, code: 'insufficient_funds' })
    const variant = await stocked({ kind: 'cable', stock: 5, price: 900_000 })
    await order(shopper, [[variant, 1]], { wallet: true })
    expect((await getWallet(shopper))?.store_credit).toBe(100_000)
    expect(await rowsOf(shopper)).toEqual([
      ['CREDIT_SHOPPING', 'SUCCESSFUL', 900_000],
      ['STORE_CREDIT_DEPOSIT', 'SUCCESSFUL', 1_000_000],
    ])
  })

  it(
    'refuses invalid amounts, and an account of another length',
    { tags: ['WAL-36'] },
    async () => {
      const shopper = await richShopper()
      const send = (body: object) =>
        shopper.send({ method: 'POST', url: '/api/wallet/withdrawal-request/', payload: body })
      const bodies = [
        { amount: -1, iban },
        { amount: 0, iban },
        { amount: 0.5, iban },
        { amount: 1e16, iban },
        { amount: '1000', iban },
        { amount: null, iban },
        { iban },
        { amount: 1000, iban: iban.slice(1) },
        { amount: 1000, iban: `IR${iban}` },
      ]
      for (const body of bodies) {
        const reply = await send(body)
        expect([body, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
          body,
          400,
          'validation_failed',
        ])
      }
      expect(await refusal(withdraw(shopper, 9_007_199_254_740_991))).toEqual({
        status: 409,
        code: 'insufficient_funds',
      })
      expect((await getWallet(shopper))?.balance).toBe(1_000_000)
    },
  )

  it('above 2^31 is held and returned whole', async () => {
    const large = 5_000_000_000
    const shopper = await richShopper(large)
    const { id } = await answer(withdraw(shopper, large))
    expect((await getWallet(shopper))?.balance).toBe(0)
    await answer(takeBack(shopper, id))
    expect((await getWallet(shopper))?.balance).toBe(large)
    expect(await rowsOf(shopper)).toEqual([
      ['WITHDRAW', 'RETURNED', large],
      ['DEPOSIT', 'SUCCESSFUL', large],
    ])
  })

  it(
    'that is paid to its account stays out, and a ticket notifies its customer, as it does of its return',
    {
      tags: ['WAL-22', 'WAL-33'],
    },
    async () => {
      const shopper = await richShopper()
      const { id, tracking_code: code } = await answer(withdraw(shopper, 400_000))
      await startTransfer(staff, id)
      const paid = await answer(move(staff, id, 'staff.paid'))
      expect(paid).toMatchObject({ status: 'SUCCESSFUL', amount: 400_000, iban })
      expect((await getWallet(shopper))?.balance).toBe(600_000)
      const tickets = await answer(shopper.api.GET('/ticket/v3/ticket/', { params: { query: {} } }))
      const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
      expect(tickets).toMatchObject([{ title: `برداشت از کیف پول ${persian}`, unseen_messages: 1 }])
      expect(await refusal(takeBack(shopper, id))).toEqual({ status: 409, code: 'move_impossible' })
      expect((await answer(move(staff, id, 'bank.returned'))).status).toBe('RETURNED')
      expect((await getWallet(shopper))?.balance).toBe(1_000_000)
      expect(await ticketTexts(shopper)).toEqual([
        expect.stringContaining('بانک مبلغ ۴۰۰٬۰۰۰ تومان را برگرداند'),
        expect.stringContaining('مبلغ ۴۰۰٬۰۰۰ تومان به شمارهٔ شبای شما واریز شد'),
      ])
    },
  )

  it('that is refused comes back once', async () => {
    const shopper = await richShopper()
    const { id } = await answer(withdraw(shopper, 400_000))
    const reason = 'شبا به نام شما نیست.'
    const results = await Promise.all([
      refusal(move(staff, id, 'staff.refused', reason)),
      refusal(move(staff, id, 'staff.refused', reason)),
      refusal(takeBack(shopper, id)),
    ])
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await getWallet(shopper))?.balance).toBe(1_000_000)
  })

  it(
    'that is refused gives its customer the reason in a ticket',
    { tags: ['WAL-33'] },
    async () => {
      const shopper = await richShopper()
      const { id } = await answer(withdraw(shopper, 400_000))
      const reason = 'شبا به نام شما نیست.'
      await answer(move(staff, id, 'staff.refused', reason))
      const [text] = await ticketTexts(shopper)
      expect(text).toContain('درخواست برداشت ۴۰۰٬۰۰۰ تومان را کارشناس تأیید نکرد')
      expect(text).toContain(reason)
    },
  )

  it('of someone else does not exist, and only staff handle it', async () => {
    const shopper = await richShopper()
    const { id } = await answer(withdraw(shopper, 400_000))
    const stranger = await newShopper(shop)
    expect(await refusal(takeBack(stranger, id))).toEqual({
      status: 404,
      code: 'withdrawal_not_found',
    })
    expect(await refusal(move(shopper, id, 'staff.paid'))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    expect(await refusal(move(staff, 1, 'staff.paid'))).toEqual({
      status: 404,
      code: 'withdrawal_not_found',
    })
  })
})

describe('the movements of a wallet', () => {
  it('come in pages of five with all their fields', { tags: ['WAL-21', 'WAL-42'] }, async () => {
    const shopper = await richShopper(1_000_000)
    for (const amount of [1, 2, 3, 4, 5]) await answer(withdraw(shopper, amount))
    const [first, second] = [await history(shopper, 1), await history(shopper, 2)]
    expect([first.results.length, first.page_count, first.page]).toEqual([5, 2, 1])
    expect([second.results.length, second.page_count, second.page]).toEqual([1, 2, 2])
    expect(first.results).toEqual(
      [5, 4, 3, 2, 1].map((amount) => ({
        id: expect.any(String),
        created_at: expect.any(String),
        transaction_type: 'WITHDRAW',
        amount,
        status: 'PENDING',
        tracking_code: expect.stringMatching(/^\d{12}$/),
        admin_comment: null,
        order_id: null,
        withdrawal_id: expect.any(Number),
        is_in_transfer: false,
        returned_by: null,
      })),
    )
    expect(second.results).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        transaction_type: 'DEPOSIT',
        amount: 1_000_000,
        status: 'SUCCESSFUL',
        tracking_code: null,
        admin_comment: null,
        order_id: null,
        withdrawal_id: null,
        is_in_transfer: false,
        returned_by: null,
      },
    ])
  })

  it('say whether a customer or a bank returned a withdrawal', { tags: ['WAL-21'] }, async () => {
    const shopper = await richShopper()
    const [refused, canceled, sentBack] = [
      await answer(withdraw(shopper, 100_000)),
      await answer(withdraw(shopper, 200_000)),
      await answer(withdraw(shopper, 300_000)),
    ]
    await answer(move(staff, refused.id, 'staff.refused', 'شبا به نام شما نیست'))
    await answer(takeBack(shopper, canceled.id))
    await startTransfer(staff, sentBack.id)
    await answer(move(staff, sentBack.id, 'staff.paid'))
    await answer(move(staff, sentBack.id, 'bank.returned', 'حساب بسته است'))
    const { results } = await history(shopper)
    expect(
      results
        .filter(({ transaction_type: type }) => type === 'WITHDRAW')
        .map((each) => [each.amount, each.status, each.returned_by, each.admin_comment]),
    ).toEqual([
      [300_000, 'RETURNED', 'bank', 'حساب بسته است'],
      [200_000, 'RETURNED', 'customer', null],
      [100_000, 'FAILED', null, 'شبا به نام شما نیست'],
    ])
  })

  it('show what an order took, held and gave back', { tags: ['WAL-21'] }, async () => {
    const shopper = await richShopper(500_000, 200_000)
    const variant = await stocked({ kind: 'cable', stock: 5, price: 600_000 })
    const held = await order(shopper, [[variant, 2]], { wallet: true })
    expect(new Set((await rowsOf(shopper)).slice(0, 2))).toEqual(
      new Set([
        ['CREDIT_SHOPPING', 'PENDING', 200_000],
        ['SHOPPING', 'PENDING', 500_000],
      ]),
    )
    const path = { id: held }
    await answer(shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path } }))
    expect(new Set((await rowsOf(shopper)).slice(0, 2))).toEqual(
      new Set([
        ['CREDIT_SHOPPING', 'RETURNED', 200_000],
        ['SHOPPING', 'RETURNED', 500_000],
      ]),
    )
    await answer(shopper.api.DELETE('/purchase/cart/delete/'))
    const paid = await order(shopper, [[variant, 2]], { wallet: true })
    await payAtBank(shopper, paid)
    await answer(
      shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path: { id: paid } } }),
    )
    expect(new Set((await rowsOf(shopper)).slice(0, 2))).toEqual(
      new Set([
        ['STORE_CREDIT_DEPOSIT', 'SUCCESSFUL', 200_000],
        ['STORE_DEPOSIT', 'SUCCESSFUL', 1_000_000],
      ]),
    )
  })

  it('show a deposit from its start', async () => {
    const shopper = await newShopper(shop)
    const reply = await shopper.send({
      method: 'POST',
      url: `/api/wallet/deposit/?redirect_url=${encodeURIComponent('http://localhost:3000/payment/wallet-callback/')}`,
      payload: { amount: 250_000 },
    })
    expect(reply.statusCode).toBe(200)
    expect(await rowsOf(shopper)).toEqual([['DEPOSIT', 'PENDING', 250_000]])
  })
})

describe('withdrawals of one customer', () => {
  it('are at most ten an hour, so that nobody floods the staff', async () => {
    const shopper = await richShopper()
    for (let count = 0; count < 10; count += 1)
      expect((await refusal(withdraw(shopper, 1))).status).toBe(201)
    expect(await refusal(withdraw(shopper, 1))).toEqual({ status: 429, code: 'too_many_requests' })
  })
})

describe('gift cards', () => {
  const buy = ({ api }: TestClient, amount: number, phone?: string, key?: string) =>
    api.POST('/wallet/gift-card/', {
      params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
      body: { amount, gift_note: 'تولدت مبارک', ...(phone && { recipient_phone: phone }) },
    })
  const redeem = ({ api }: TestClient, code: string) =>
    api.POST('/wallet/gift-card/redeem/', { body: { gift_code: code } })

  it('are bought with money, sent, and redeemed into credit once', async () => {
    const [buyer, friend] = [await richShopper(), await newShopper(shop)]
    const card = await answer(buy(buyer, 300_000, friend.phone))
    expect(card.gift_code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect((await getWallet(buyer))?.balance).toBe(700_000)
    const outbox = await friend.send({ method: 'GET', url: `/dev/outbox?phone=${friend.phone}` })
    expect(outbox.body).toContain(card.gift_code)
    const typed = card.gift_code.toLowerCase().replaceAll('-', ' ')
    const results = await Promise.all([
      refusal(redeem(friend, typed)),
      refusal(redeem(buyer, card.gift_code)),
      refusal(redeem(friend, typed)),
    ])
    expect(results.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 409, 409,
    ])
    const [one, two] = [await getWallet(buyer), await getWallet(friend)]
    expect((one?.store_credit ?? 0) + (two?.store_credit ?? 0)).toBe(300_000)
    const [listed] = await answer(buyer.api.GET('/wallet/gift-card/'))
    expect(listed).toEqual({ ...card, redeemed_at: new Date(shop.clock.now()).toISOString() })
  })

  it('cost no more than the balance, and one key buys one card', async () => {
    const buyer = await richShopper(100_000, 900_000)
    expect(await refusal(buy(buyer, 100_001))).toEqual({ status: 409, code: 'insufficient_funds' })
    const key = randomUUID()
    const [one, two] = await Promise.all([
      answer(buy(buyer, 50_000, undefined, key)),
      answer(buy(buyer, 50_000, undefined, key)),
    ])
    expect(one).toEqual(two)
    expect((await getWallet(buyer))?.balance).toBe(50_000)
    expect(await refusal(buy(buyer, 40_000, undefined, key))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })

  it('are sent with no other note under the key of an earlier one', async () => {
    const [buyer, friend] = [await richShopper(), await newShopper(shop)]
    const params = { header: { 'Idempotency-Key': randomUUID() } }
    const send = (gift_note?: string) => {
      const body = {
        amount: 50_000,
        recipient_phone: friend.phone,
        ...(gift_note && { gift_note }),
      }
      return buyer.api.POST('/wallet/gift-card/', { params, body })
    }
    const card = await answer(send('تولدت مبارک'))
    expect(await answer(send(' تولدت  مبارک '))).toEqual(card)
    for (const note of ['خداحافظ', undefined])
      expect(await refusal(send(note))).toEqual({ status: 409, code: 'idempotency_key_reused' })
  })

  it('are sent to nobody else under the key of an earlier one', async () => {
    const [buyer, friend, other] = [
      await richShopper(),
      await newShopper(shop),
      await newShopper(shop),
    ]
    const key = randomUUID()
    const card = await answer(buy(buyer, 50_000, friend.phone, key))
    expect(card.recipient_phone).toBe(friend.phone)
    expect(await answer(buy(buyer, 50_000, friend.phone, key))).toEqual(card)
    for (const phone of [other.phone, undefined])
      expect(await refusal(buy(buyer, 50_000, phone, key))).toEqual({
        status: 409,
        code: 'idempotency_key_reused',
      })
    expect(await answer(buyer.api.GET('/wallet/gift-card/'))).toEqual([card])
  })

  it('cannot be used for spam: no links, a minimum amount, twenty an hour', async () => {
    const [buyer, friend] = [await richShopper(), await newShopper(shop)]
    const body = { amount: 10_000, recipient_phone: friend.phone }
    const invalid = { status: 400, code: 'validation_failed' }
    const send = (change: object) =>
      refusal(
        buyer.api.POST('/wallet/gift-card/', {
          params: { header: {} },
          body: { ...body, ...change },
        }),
      )
    const links = ['http://x.example', 'ورود: evil.ir/login', 'www.x']
    const hidden = ['\u0001', '\b', '\u001b', '\u0085', '\u2065'].map((one) => `evil.${one}com`)
    for (const gift_note of [...links, ...hidden])
      expect(await send({ gift_note })).toEqual(invalid)
    expect(await send({ amount: 9_999 })).toEqual(invalid)
    for (let count = 0; count < 20; count += 1) expect((await send({})).status).toBe(201)
    const limited = { status: 429, code: 'too_many_requests' }
    expect(await send({})).toEqual(limited)
    expect(await refusal(buy(await richShopper(), 10_000, friend.phone))).toEqual(limited)
  })

  it('cannot be guessed: after twenty tries an hour no code is looked up', async () => {
    const shopper = await newShopper(shop)
    for (let count = 0; count < 20; count += 1)
      expect((await refusal(redeem(shopper, `AAAA-${count}`))).code).toBe('gift_card_not_found')
    expect(await refusal(redeem(shopper, 'AAAA'))).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
  })
})

describe('purchase credit', () => {
  const adjust = (by: TestClient, phone: string, amount: number) =>
    by.api.POST('/staff/wallet/credit/', {
      body: { phone_number: phone, amount, comment: 'هدیهٔ سالگرد' },
    })

  it('is given and taken back by staff, with what they say', async () => {
    const shopper = await newShopper(shop)
    expect(await answer(adjust(staff, shopper.phone, 200_000))).toEqual({
      total_funds: 200_000,
      balance: 0,
      store_credit: 200_000,
    })
    await answer(adjust(staff, shopper.phone, -150_000))
    expect(await refusal(adjust(staff, shopper.phone, -50_001))).toEqual({
      status: 409,
      code: 'insufficient_funds',
    })
    expect(await refusal(adjust(staff, '09999999999', 1))).toEqual({
      status: 404,
      code: 'customer_not_found',
    })
    expect((await refusal(adjust(shopper, shopper.phone, 1))).code).toBe('forbidden')
    for (const amount of [0, 1_000_000_001, -1_000_000_001, Number.MAX_SAFE_INTEGER])
      expect((await refusal(adjust(staff, shopper.phone, amount))).code).toBe('validation_failed')
    const { results } = await history(shopper)
    expect(results.map((row) => [row.transaction_type, row.amount, row.admin_comment])).toEqual([
      ['STORE_CREDIT_WITHDRAW', 150_000, 'هدیهٔ سالگرد'],
      ['STORE_CREDIT_DEPOSIT', 200_000, 'هدیهٔ سالگرد'],
    ])
  })
})
