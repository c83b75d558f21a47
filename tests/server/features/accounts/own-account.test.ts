import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unusedWarrantyCodes } from '#demo/catalogue/devices.ts'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { openSession } from '#server/http/security/sessions.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import { carts, orders, refunds } from '#server/platform/db/schema/commerce.ts'
import { addresses, smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { savedProducts, stockAlerts } from '#server/platform/db/schema/engagement.ts'
import { questions } from '#server/platform/db/schema/questions.ts'
import { customerRequests } from '#server/platform/db/schema/requests.ts'
import { messages, tickets } from '#server/platform/db/schema/support.ts'
import {
  insertLetter,
  insertNotice,
  insertProductMessage,
} from '#server/features/messages/messages.queries.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import { deposit, press } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import { addGoods } from '#tests/support/goods.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addAddress,
  answer,
  fillCart,
  getWallet,
  giveFunds,
  newShopper,
  newStaff,
  order,
  refusal,
  sendAddress,
  type Shopper,
} from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const first = 'Firouzeh#1405'
const second = 'Firouzeh#1406'

const shownCategory = () =>
  shop.context.catalogue.frame.tree.all().find((one) => one.isShown)?.id ?? 0

async function aProduct(): Promise<number> {
  const [row] = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(products.id)
    .limit(1)
  return row?.id ?? 0
}

const setPassword = (
  { api }: Pick<TestClient, 'api'>,
  new_password: string,
  confirm_password = new_password,
) => api.POST('/accounts/set_password/', { body: { new_password, confirm_password } })

const changePassword = ({ api }: TestClient, old_password: string, new_password: string) =>
  api.POST('/accounts/change_password/', {
    body: { old_password, new_password, confirm_password: new_password },
  })

const logIn = (phone_number: string, password: string, client = shop.client()) =>
  client.api.POST('/accounts/login_with_password/', { body: { phone_number, password } })

describe('the password of an account', () => {
  it('is refused with its field when it is longer than the contract allows', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const long = `${first}${'a'.repeat(5_000)}`
    for (const [call, field] of [
      [setPassword(client, long), 'new_password'],
      [changePassword(client, long, second), 'old_password'],
      [logIn(phone, long), 'password'],
    ] as const) {
      const { error } = await call
      const errors = expect.arrayContaining([{ field, rule: 'maxLength' }])
      expect(error).toMatchObject({ code: 'validation_failed', errors })
    }
  })

  it(
    'is set once, by the rules of every new password',
    { tags: ['PROF-79', 'PROF-94'] },
    async () => {
      const phone = freshPhone()
      const client = await shop.signIn(phone)
      const { error } = await setPassword(client, 'Abcde1#')
      expect(error).toMatchObject({
        code: 'password_weak',
        errors: [{ field: 'new_password', rule: 'length' }],
      })
      expect(await refusal(setPassword(client, first, second))).toEqual({
        status: 400,
        code: 'passwords_do_not_match',
      })
      expect((await answer(client.api.GET('/profile/'))).has_set_password).toBe(false)
      expect((await answer(setPassword(client, first))).has_set_password).toBe(true)
      expect((await logIn(phone, first)).response.status).toBe(200)
      expect(await refusal(setPassword(client, second))).toEqual({
        status: 409,
        code: 'password_already_set',
      })
    },
  )

  it(
    'is changed with the current one, and ends the other sessions',
    { tags: ['PROF-80', 'PROF-94'] },
    async () => {
      const phone = freshPhone()
      const client = await shop.signIn(phone)
      expect(await refusal(changePassword(client, first, second))).toEqual({
        status: 409,
        code: 'password_not_set',
      })
      await answer(setPassword(client, first))
      const elsewhere = shop.client()
      await answer(logIn(phone, first, elsewhere))
      expect((await changePassword(client, first, 'Abcde1#')).error).toMatchObject({
        code: 'password_weak',
        errors: [{ field: 'new_password', rule: 'length' }],
      })
      const body = { old_password: first, new_password: second, confirm_password: `${second}x` }
      expect(await refusal(client.api.POST('/accounts/change_password/', { body }))).toEqual({
        status: 400,
        code: 'passwords_do_not_match',
      })
      const wrong = await changePassword(client, second, second)
      expect(wrong.error).toMatchObject({ code: 'password_incorrect', tries_left: 9 })
      expect(await refusal(changePassword(client, first, first))).toEqual({
        status: 400,
        code: 'password_unchanged',
      })
      await answer(changePassword(client, first, second))
      expect((await client.api.GET('/profile/')).response.status).toBe(200)
      expect((await elsewhere.api.GET('/profile/')).response.status).toBe(401)
      expect((await logIn(phone, first)).response.status).toBe(400)
      expect((await logIn(phone, second)).response.status).toBe(200)
    },
  )

  it('is not guessed by someone with the session', async () => {
    const client = await shop.signIn()
    await answer(setPassword(client, first))
    for (let guess = 0; guess < 10; guess += 1)
      await changePassword(client, `Wrong#${guess}aA`, second)
    expect(await refusal(changePassword(client, first, second))).toEqual({
      status: 429,
      code: 'password_locked',
    })
  })
})

describe('the sessions of an account', () => {
  it('are listed, and ended one by one', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    await answer(setPassword(client, first))
    const elsewhere = shop.client()
    await elsewhere.send({
      method: 'POST',
      url: '/api/accounts/login_with_password/',
      payload: { phone_number: phone, password: first },
      headers: { 'user-agent': 'a phone' },
    })
    const sessions = await answer(client.api.GET('/accounts/sessions/'))
    expect(
      sessions
        .map(({ is_current: isCurrent }) => isCurrent)
        .toSorted((one, other) => Number(one) - Number(other)),
    ).toEqual([false, true])
    const other = sessions.find(({ is_current: isCurrent }) => !isCurrent)
    expect(other?.device).toBe('a phone')
    const end = (who: TestClient, id = '') =>
      who.api.DELETE('/accounts/sessions/{id}/', { params: { path: { id } } })
    const gone = { status: 404, code: 'session_not_found' }
    expect(await refusal(end(await shop.signIn(), other?.id))).toEqual(gone)
    expect((await elsewhere.api.GET('/profile/')).response.status).toBe(200)
    expect((await end(client, other?.id)).response.status).toBe(204)
    expect((await elsewhere.api.GET('/profile/')).response.status).toBe(401)
    expect(await refusal(end(client, other?.id))).toEqual(gone)
    const own = sessions.find(({ is_current: isCurrent }) => isCurrent)
    expect((await end(client, own?.id)).response.status).toBe(204)
    expect(client.cookies.has('accessToken')).toBe(false)
  })
})

describe('an account', () => {
  it('is exported as a whole', async () => {
    const owner = await newShopper(shop)
    await addAddress(owner)
    const data = await answer(owner.api.GET('/accounts/export/'))
    expect(data).toMatchObject({
      profile: { phone_number: owner.phone, first_name: 'مریم' },
      addresses: [{ title: 'خانه' }],
      orders: [],
      wallet: { total_funds: 0 },
      tickets: [],
      sessions: [{ is_current: true }],
    })
  })

  it('is exported five times an hour', async () => {
    const owner = await newShopper(shop)
    const ask = () => owner.api.GET('/accounts/export/')
    for (let asked = 0; asked < 5; asked += 1) await answer(ask())
    expect(await refusal(ask())).toEqual({ status: 429, code: 'too_many_requests' })
    shop.clock.advance(3_600)
    await answer(ask())
  })

  it('is exported with its devices, requests, money and other records', async () => {
    const owner = await newShopper(shop)
    const { api, phone } = owner
    const variantId = await addGoods(shop.db)
    const [warranty_code = ''] = unusedWarrantyCodes
    await answer(
      api.POST('/device_registry/', { body: { first_imei: '354058120987656', warranty_code } }),
    )
    const [category] = await answer(api.GET('/product/categories/'))
    const advice = { category: category?.id ?? 0, text: 'دوربین خوب' }
    await answer(
      api.POST('/ticket/sales-advisor/', { body: { ...advice, phone_number: freshPhone() } }),
    )
    const wanted = (phone_number: string) =>
      shop
        .client()
        .api.POST('/installment/installment-request/', { body: { name: 'مریم', phone_number } })
    await answer(wanted(phone))
    await answer(wanted(freshPhone()))
    await giveFunds(shop, owner, { balance: 3_000_000 })
    await answer(api.POST('/wallet/gift-card/', { body: { amount: 1_000_000 } }))
    await answer(
      api.POST('/wallet/withdrawal-request/', {
        body: { amount: 500_000, iban: '820540102680020817909002' },
      }),
    )
    await fillCart(owner, [[variantId, 2]])
    const data = await answer(api.GET('/accounts/export/'))
    expect(data).toMatchObject({
      devices: [
        {
          first_imei: '354058120987656',
          warranty_code,
          registry_code: expect.stringMatching(/^\d{12}$/),
        },
      ],
      requests: [
        { kind: 'installment', name: 'مریم', phone_number: phone, status: 'NEW', answers: [] },
        { kind: 'advice', category: 'گوشی موبایل', text: 'دوربین خوب' },
      ],
      unconfirmed_sign_ups: [],
      wallet_transactions: [{ transaction_type: 'WITHDRAW' }, {}, {}],
      withdrawals: [{ amount: 500_000, iban: '820540102680020817909002', status: 'PENDING' }],
      gift_cards: [{ amount: 1_000_000 }],
      received_gift_cards: [],
      cart: [{ price_id: variantId, quantity: 2 }],
      stock_alerts: [],
      comment_reactions: [],
      push_devices: [],
      uploads: [],
    })
  })

  it('is closed with a code, once nothing is open', async () => {
    const owner = await newShopper(shop)
    const { api, phone, userId } = owner
    const variantId = await addGoods(shop.db)
    await addAddress(owner)
    const orderId = await order(owner, [[variantId, 1]])
    const request = () => api.POST('/accounts/closure/request-otp/')
    expect(await refusal(request())).toEqual({ status: 409, code: 'account_has_open_orders' })
    await shop.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, orderId))
    await giveFunds(shop, owner, { storeCredit: 5_000 })
    const signedOut = shop.client().api
    const wish = { name: 'مریم', phone_number: phone }
    await answer(signedOut.POST('/installment/installment-request/', { body: wish }))
    shop.clock.advance(121)
    await answer(request())
    const close = (otp: string) => api.POST('/accounts/closure/', { body: { otp } })
    const otp = await shop.lastCode(phone)
    const wrong = otp === '111111' ? '222222' : '111111'
    expect(await refusal(close(wrong))).toEqual({ status: 400, code: 'code_invalid' })
    expect((await close(otp)).response.status).toBe(204)
    expect((await api.GET('/profile/')).response.status).toBe(401)
    const [row] = await shop.db.select().from(users).where(eq(users.id, userId))
    expect(row).toMatchObject({ firstName: null, nationalCode: null, passwordHash: null })
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
    expect(kept?.userId).toBe(userId)
    shop.clock.advance(121)
    const again = await shop.signIn(phone)
    expect(await answer(again.api.GET('/profile/'))).toMatchObject({ first_name: null })
    expect(await answer(again.api.GET('/accounts/export/'))).toMatchObject({ requests: [] })
  })

  it('once closed is entered with no token and no password that was right before', async () => {
    const phone = freshPhone()
    const { api } = await shop.signIn(phone)
    await answer(setPassword({ api }, first))
    const visitor = shop.client()
    const reset = async () => {
      shop.clock.advance(121)
      const { api } = visitor
      await answer(
        api.POST('/accounts/password_reset/request-otp/', { body: { phone_number: phone } }),
      )
      const body = { phone_number: phone, otp: await shop.lastCode(phone) }
      return answer(api.POST('/accounts/password_reset/verify/', { body }))
    }
    const { token } = await reset()
    shop.clock.advance(121)
    await answer(api.POST('/accounts/closure/request-otp/'))
    const otp = await shop.lastCode(phone)
    expect((await api.POST('/accounts/closure/', { body: { otp } })).response.status).toBe(204)
    const body = { token, new_password: second, confirm_password: second }
    expect(await refusal(visitor.api.POST('/accounts/password_reset/', { body }))).toEqual({
      status: 400,
      code: 'reset_token_invalid',
    })
    expect([...visitor.cookies]).toEqual([])
  })

  it('is entered by nobody whose sign-in is under way while it is closed', async () => {
    const { api, phone, userId } = await newShopper(shop)
    await answer(setPassword({ api }, first))
    const close = (tx: Transaction) => emptyUser(tx, userId, new Date(shop.clock.now()))
    const late = await whileChanged(shop, close, () => logIn(phone, first))
    expect(late.error?.code).toBe('password_incorrect')
    const session = { userId, factor: 'code', device: null } as const
    await expect(openSession(shop.context, shop.db, session)).rejects.toMatchObject({
      code: 'session_expired',
    })
  })

  it.each<[string, (owner: Shopper) => Promise<{ status: number; code: string | null }>]>([
    [
      'profile',
      ({ api }) => refusal(api.PATCH('/profile/update/', { body: { first_name: 'سارا' } })),
    ],
    ['address', (owner) => refusal(sendAddress(owner))],
    [
      'ticket',
      ({ api }) =>
        refusal(
          api.POST('/ticket/v3/ticket/', {
            params: { header: {} },
            body: { title: 'پیگیری', text: 'سفارش من', category: 1 },
          }),
        ),
    ],
    [
      'cart',
      async ({ api }) => {
        const price_id = await addGoods(shop.db)
        return refusal(api.POST('/purchase/cart/add_item/', { body: { price_id, quantity: 1 } }))
      },
    ],
    [
      'comments',
      async ({ api }) =>
        refusal(
          api.POST('/product/v3/comment/', {
            params: { header: {} },
            body: { product_id: await aProduct(), text: 'گوشی خوبی است', stars: 5 },
          }),
        ),
    ],
    [
      'questions',
      async ({ api }) =>
        refusal(
          api.POST('/product/v1/question/', {
            params: { header: {} },
            body: { product_id: await aProduct(), text: 'ضد آب است؟' },
          }),
        ),
    ],
    [
      'wishlist',
      async ({ api }) =>
        refusal(
          api.POST('/product/v2/{slug}/update_save_status/', {
            params: { path: { slug: String(await aProduct()) } },
            body: { save_status: true },
          }),
        ),
    ],
    [
      'stock alerts',
      async ({ api }) => {
        const price_obj_id = await addGoods(shop.db)
        const body = { notifier_type: 'discount', notify_type: 'sms', price_obj_id } as const
        return refusal(api.POST('/product/v2/product/set_product_notifier/', { body }))
      },
    ],
    [
      'requests',
      ({ api, phone }) => {
        const body = { category: shownCategory(), text: 'کدام گوشی؟', phone_number: phone }
        return refusal(api.POST('/ticket/sales-advisor/', { body }))
      },
    ],
  ])('keeps nothing that is written to its %s while it is closed', async (_, write) => {
    const owner = await newShopper(shop)
    const close = (tx: Transaction) => emptyUser(tx, owner.userId, new Date(shop.clock.now()))
    const late = await whileChanged(shop, close, () => write(owner))
    expect(late).toEqual({ status: 401, code: 'session_expired' })
    const [row] = await shop.db.select().from(users).where(eq(users.id, owner.userId))
    expect(row?.firstName).toBeNull()
    for (const table of [
      addresses,
      tickets,
      carts,
      savedProducts,
      stockAlerts,
      customerRequests,
    ] as const)
      expect(await shop.db.$count(table, eq(table.userId, owner.userId))).toBe(0)
    for (const table of [comments, questions] as const)
      expect(await shop.db.$count(table, eq(table.authorId, owner.userId))).toBe(0)
  })

  it('is closed for both of two calls that were made at the same time', async () => {
    const { api, phone } = await newShopper(shop)
    shop.clock.advance(121)
    await answer(api.POST('/accounts/closure/request-otp/'))
    const otp = await shop.lastCode(phone)
    const close = async () =>
      (await api.POST('/accounts/closure/', { body: { otp } })).response.status
    expect(await Promise.all([close(), close(), close()])).toEqual([204, 204, 204])
  })

  it('keeps no reply to its tickets that is sent while it is closed, whose files would remain', async () => {
    const { api, userId } = await newShopper(shop)
    const ticket = await answer(
      api.POST('/ticket/v3/ticket/', {
        params: { header: {} },
        body: { title: 'پیگیری', text: 'سفارش من', category: 1 },
      }),
    )
    const close = (tx: Transaction) => emptyUser(tx, userId, new Date(shop.clock.now()))
    const body = { ticket_id: ticket.id, text: 'هنوز نرسیده است' }
    const late = await whileChanged(shop, close, () =>
      refusal(api.POST('/ticket/v3/chat/', { params: { header: {} }, body })),
    )
    expect(late).toEqual({ status: 401, code: 'session_expired' })
  })

  it('gets no message and no SMS once it is closed', async () => {
    const { userId } = await newShopper(shop)
    const at = new Date(shop.clock.now())
    const letter = { userId, title: 'بازپرداخت', text: 'مبلغ واریز شد', at }
    const close = (tx: Transaction) => emptyUser(tx, userId, at)
    await whileChanged(shop, close, () => insertNotice(shop.db, { ...letter, sms: 'واریز شد' }))
    await insertNotice(shop.db, { ...letter, sms: 'واریز شد' })
    await insertLetter(shop.db, letter)
    await insertProductMessage(shop.db, { ...letter, productId: null })
    expect(await shop.db.$count(messages, eq(messages.userId, userId))).toBe(0)
    expect(await shop.db.$count(smsOutbox, eq(smsOutbox.phone, `closed-${userId}`))).toBe(0)
  })

  it('with money in its wallet is not closed', async () => {
    const owner = await newShopper(shop)
    await giveFunds(shop, owner, { balance: 1_000 })
    expect(await refusal(owner.api.POST('/accounts/closure/request-otp/'))).toEqual({
      status: 409,
      code: 'account_has_funds',
    })
  })

  it('is not closed while money may still reach its wallet', async () => {
    const refused = { status: 409, code: 'account_has_funds' }
    const request = ({ api }: TestClient) => refusal(api.POST('/accounts/closure/request-otp/'))
    const owner = await newShopper(shop)
    await giveFunds(shop, owner, { balance: 50_000 })
    const iban = '062960000000100324200001'
    const withdrawal = await answer(
      owner.api.POST('/wallet/withdrawal-request/', {
        params: { header: {} },
        body: { amount: 50_000, iban },
      }),
    )
    expect(await request(owner)).toEqual(refused)
    await answer(
      owner.api.POST('/wallet/withdrawal-request/{id}/cancel/', {
        params: { path: { id: withdrawal.id } },
      }),
    )
    const body = { amount: 50_000 }
    await answer(owner.api.POST('/wallet/gift-card/', { params: { header: {} }, body }))
    expect(await request(owner)).toEqual(refused)
  })

  it('with an open deposit says when it can be closed, and asks the gateway by itself', async () => {
    const request = ({ api }: TestClient) => api.POST('/accounts/closure/request-otp/')
    const code = 'account_has_open_deposit'
    const payer = await newShopper(shop)
    const bank = await deposit(payer, 250_000)
    shop.clock.advance(121)
    const refused = { code, retry_after_seconds: 3_600 - 121 }
    expect((await request(payer)).error).toMatchObject(refused)
    // The shopper does not come back from the bank.
    await press(payer, bank, 'cancel')
    expect((await request(payer)).response.status).toBe(200)

    const dreamer = await newShopper(shop)
    await deposit(dreamer, 250_000)
    shop.clock.advance(3_599)
    expect((await request(dreamer)).error).toMatchObject({ code, retry_after_seconds: 1 })
    shop.clock.advance(1)
    expect((await request(dreamer)).response.status).toBe(200)

    const saver = await newShopper(shop)
    await press(saver, await deposit(saver, 250_000), 'pay')
    expect(await refusal(request(saver))).toEqual({ status: 409, code: 'account_has_funds' })
  })

  it('is not closed while a deposit is being registered at the bank, which is not given up', async () => {
    const owner = await newShopper(shop)
    const registered = Promise.withResolvers<Response>()
    const asked = Promise.withResolvers<void>()
    shop.network.intercept('/api/request', () => {
      asked.resolve()
      return registered.promise
    })
    const started = deposit(owner, 250_000)
    await asked.promise
    shop.clock.advance(4)
    expect(await refusal(owner.api.POST('/accounts/closure/request-otp/'))).toEqual({
      status: 409,
      code: 'account_has_open_deposit',
    })
    const redirect_to = 'http://localhost:3000/sandbox-bank/pay/slow'
    registered.resolve(Response.json({ code: 100, token: 'slow', redirect_to }))
    await started
    shop.network.intercept('/api/request', null)
    shop.network.intercept('/api/verify', async () =>
      Response.json({ code: 100, amount: 2_500_000, reference_number: '700200' }),
    )
    shop.clock.advance(120)
    await shop.runJobs()
    shop.network.intercept('/api/verify', null)
    expect((await getWallet(owner))?.balance).toBe(250_000)
  })

  it('lets the bank be asked ten times an hour, and only when nothing else is open', async () => {
    const owner = await newShopper(shop)
    await deposit(owner, 250_000)
    await deposit(owner, 250_000)
    let calls = 0
    shop.network.intercept('/api/verify', async () => {
      calls += 1
      return Response.json({ code: -51 })
    })
    const request = () => refusal(owner.api.POST('/accounts/closure/request-otp/'))
    const open = { status: 409, code: 'account_has_open_deposit' }
    const body = { otp: '111111' }
    for (let tried = 0; tried < 5; tried += 1)
      expect(await refusal(owner.api.POST('/accounts/closure/', { body }))).toEqual(open)
    expect(calls).toBe(0)
    const replies = await Promise.all(Array.from({ length: 12 }, request))
    expect(replies.filter(({ code }) => code === open.code)).toHaveLength(10)
    expect(await request()).toEqual({ status: 429, code: 'too_many_requests' })
    expect(calls).toBeLessThanOrEqual(2 * 10)
    shop.clock.advance(3_600)
    await giveFunds(shop, owner, { balance: 1_000 })
    const before = calls
    expect(await request()).toEqual({ status: 409, code: 'account_has_funds' })
    expect(calls).toBe(before)
    shop.network.intercept('/api/verify', null)
  })

  it('is not closed while a return is open', async () => {
    const owner = await newShopper(shop)
    await addAddress(owner)
    const id = await order(owner, [[await addGoods(shop.db), 1]])
    await shop.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, id))
    const refund = { orderId: id, status: 'APPROVED', reason: 'defective', amount: 1_000 } as const
    await shop.db.insert(refunds).values(refund)
    expect(await refusal(owner.api.POST('/accounts/closure/request-otp/'))).toEqual({
      status: 409,
      code: 'account_has_open_orders',
    })
  })

  it('with a role is not closed, so that a code takes no owner away', async () => {
    const member = await newStaff(shop, 'owner')
    const refused = { status: 409, code: 'account_has_roles' }
    const { api, userId } = member
    expect(await refusal(api.POST('/accounts/closure/request-otp/'))).toEqual(refused)
    await shop.db.delete(staffRoles).where(eq(staffRoles.userId, userId))
    shop.clock.advance(121)
    await answer(api.POST('/accounts/closure/request-otp/'))
    const otp = await shop.lastCode(member.phone)
    await shop.db.insert(staffRoles).values({ userId, role: 'owner' })
    expect(await refusal(api.POST('/accounts/closure/', { body: { otp } }))).toEqual(refused)
    expect(await answer(api.GET('/staff/me/'))).toMatchObject({ roles: ['owner'] })
  })

  it('is not closed with the code of a sign-in', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    shop.clock.advance(121)
    await answer(
      shop.client().api.POST('/accounts/request-otp/', { body: { phone_number: phone } }),
    )
    const otp = await shop.lastCode(phone)
    expect(await refusal(client.api.POST('/accounts/closure/', { body: { otp } }))).toEqual({
      status: 400,
      code: 'code_expired',
    })
  })
})
