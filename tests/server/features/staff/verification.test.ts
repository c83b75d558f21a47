import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import type { TestClient } from '#tests/support/client.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, refusal, type Shopper } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const password = 'Turquoise!1'
const other = 'Turquoise!2'
const hours = 3600

/** A member who has signed in with a code, and whose account has a password or none. */
async function member({ hasPassword = true } = {}): Promise<Shopper> {
  const person = await newShopper(shop)
  if (hasPassword) await setPassword(person)
  await shop.db.insert(staffRoles).values({ userId: person.userId, role: 'orders' })
  await release(person)
  await shop.db
    .update(sessions)
    .set({ passwordProvenAt: null })
    .where(eq(sessions.userId, person.userId))
  return person
}

const release = ({ userId }: Shopper) =>
  shop.db.update(users).set({ passwordSetByCodeAt: null }).where(eq(users.id, userId))
const setPassword = ({ api }: TestClient) =>
  answer(
    api.POST('/accounts/set_password/', {
      body: { new_password: password, confirm_password: password },
    }),
  )
const me = async ({ api }: TestClient) => {
  const { error, data } = await api.GET('/staff/me/')
  return data === undefined ? [error.code, error.missing, error.has_password] : 'open'
}
const needs = (missing: ('password' | 'code')[], hasPassword = true) => [
  'staff_verification_required',
  missing,
  hasPassword,
]
const factorsOf = ({ userId }: Shopper) =>
  shop.db.select().from(sessions).where(eq(sessions.userId, userId))
const givePassword = ({ api }: TestClient, typed = password) =>
  api.POST('/staff/verification/password/', { body: { password: typed } })
async function giveCode({ api }: TestClient, phone: string) {
  shop.clock.advance(121)
  await answer(api.POST('/staff/verification/request-otp/'))
  const otp = await shop.lastCode(phone)
  return answer(api.POST('/staff/verification/', { body: { otp } }))
}
async function withPassword(phone: string, typed = password): Promise<TestClient> {
  const client = shop.client()
  const body = { phone_number: phone, password: typed }
  await answer(client.api.POST('/accounts/login_with_password/', { body }))
  return client
}
/** Resets the password to the same one, with a code alone. */
async function resetByCode(phone: string): Promise<TestClient> {
  const client = shop.client()
  const body = { phone_number: phone }
  shop.clock.advance(121)
  await answer(client.api.POST('/accounts/password_reset/request-otp/', { body }))
  const otp = await shop.lastCode(phone)
  const { token } = await answer(
    client.api.POST('/accounts/password_reset/verify/', { body: { ...body, otp } }),
  )
  const passwords = { new_password: password, confirm_password: password }
  await answer(client.api.POST('/accounts/password_reset/', { body: { token, ...passwords } }))
  return client
}
const setRoles = ({ api }: TestClient, phone: string, expected: 'orders'[]) =>
  api.PUT('/staff/member/', {
    body: { phone_number: phone, roles: ['orders'], expected_roles: expected },
  })

describe('a staff member', () => {
  it('has to give the password after signing in with a code', async () => {
    const one = await member()
    expect(await me(one)).toEqual(needs(['password']))
    expect(await answer(givePassword(one))).toEqual({ missing: [], has_password: true })
    expect(await me(one)).toBe('open')
  })

  it('has to give a code after signing in with the password, in each session', async () => {
    const { phone } = await member()
    const [here, there] = [await withPassword(phone), await withPassword(phone)]
    expect(await me(here)).toEqual(needs(['code']))
    expect(await giveCode(here, phone)).toEqual({ missing: [], has_password: true })
    expect([await me(here), await me(there)]).toEqual(['open', needs(['code'])])
  })

  it('can use a code once, in the session that requested it', async () => {
    const { phone } = await member()
    const [here, there] = [await withPassword(phone), await withPassword(phone)]
    shop.clock.advance(121)
    await answer(here.api.POST('/staff/verification/request-otp/'))
    const body = { otp: await shop.lastCode(phone) }
    const give = ({ api }: TestClient) => api.POST('/staff/verification/', { body })
    const ask = there.api.POST('/staff/verification/request-otp/')
    expect(await refusal(ask)).toEqual({ status: 429, code: 'too_many_requests' })
    for (let tries = 0; tries < 6; tries += 1)
      expect(await refusal(give(there))).toEqual({ status: 400, code: 'code_expired' })
    await answer(give(here))
    expect(await refusal(give(here))).toEqual({ status: 400, code: 'code_used' })
    expect(await me(there)).toEqual(needs(['code']))
  })

  it('still has to give the password if the code was given first', async () => {
    const one = await member()
    shop.clock.advance(13 * hours)
    expect(await giveCode(one, one.phone)).toEqual({ missing: ['password'], has_password: true })
    expect(await me(one)).toEqual(needs(['password']))
    expect(await answer(givePassword(one))).toEqual({ missing: [], has_password: true })
  })

  it('waits a day after resetting the password with a code, even after changing or signing in with it', async () => {
    const one = await member()
    const client = await resetByCode(one.phone)
    expect(await me(client)).toEqual(needs(['password']))
    const { error } = await client.api.GET('/staff/me/')
    expect(error?.password_wait_seconds).toBe(24 * hours)
    const waits = { code: 'password_set_by_code', retry_after_seconds: 24 * hours }
    expect((await givePassword(client)).error).toMatchObject(waits)
    await answer(
      client.api.POST('/accounts/change_password/', {
        body: { old_password: password, new_password: other, confirm_password: other },
      }),
    )
    expect(await me(client)).toEqual(needs(['password']))
    const signedIn = await withPassword(one.phone, other)
    expect(await giveCode(signedIn, one.phone)).toMatchObject({ missing: ['password'] })
    shop.clock.advance(24 * hours)
    await giveCode(signedIn, one.phone)
    await answer(givePassword(signedIn, other))
    expect(await me(signedIn)).toBe('open')
  })

  it('has to give the password again in a session that had it before a reset', async () => {
    const one = await member()
    await answer(givePassword(one))
    const body = { phone_number: one.phone }
    shop.clock.advance(121)
    await answer(one.api.POST('/accounts/password_reset/request-otp/', { body }))
    const otp = await shop.lastCode(one.phone)
    const { token } = await answer(
      one.api.POST('/accounts/password_reset/verify/', { body: { ...body, otp } }),
    )
    const [before] = await factorsOf(one)
    expect(before?.passwordProvenAt).not.toBeNull()
    await answer(
      one.api.POST('/accounts/password_reset/', {
        body: { token, new_password: password, confirm_password: password },
      }),
    )
    expect((await factorsOf(one)).map((each) => each.passwordProvenAt)).toEqual([null, null])
  })

  it('waits after setting the first password, even if the roles were granted later', async () => {
    const fresh = await member({ hasPassword: false })
    expect(await me(fresh)).toEqual(needs(['password'], false))
    await setPassword(fresh)
    expect(await me(fresh)).toEqual(needs(['password']))
    const owner = await newStaff(shop)
    const hired = await newShopper(shop)
    await setPassword(hired)
    await answer(setRoles(owner, hired.phone, []))
    expect(await me(hired)).toEqual(needs(['password', 'code']))
    expect(await refusal(givePassword(hired))).toEqual({
      status: 409,
      code: 'password_set_by_code',
    })
  })

  it('waits no longer once another owner has confirmed the roles', async () => {
    const owner = await newStaff(shop)
    const one = await member()
    const client = await resetByCode(one.phone)
    await answer(setRoles(owner, one.phone, []))
    expect(await me(client)).toEqual(needs(['password']))
    await answer(setRoles(owner, one.phone, ['orders']))
    await answer(givePassword(client))
    expect(await me(client)).toBe('open')
    const query = { subject: 'member', subject_id: one.userId } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(results.map(({ action, staff_id, after }) => [action, staff_id, after])).toEqual([
      ['verifyStaffPassword', one.userId, {}],
      ['setStaffRoles', owner.userId, { password_confirmed: true }],
      ['resetPassword', one.userId, {}],
    ])
    const told = await shop.db
      .select()
      .from(smsOutbox)
      .where(like(smsOutbox.text, `%${one.phone}%`))
    expect(told.map(({ phone }) => phone)).toEqual(expect.arrayContaining([one.phone, owner.phone]))
  })

  it('has to give password and code again after twelve hours, even in a renewed session', async () => {
    const one = await member()
    await answer(givePassword(one))
    shop.clock.advance(11 * hours)
    expect(await me(one)).toBe('open')
    shop.clock.advance(hours)
    expect(await me(one)).toEqual(needs(['password', 'code']))
    await answer(givePassword(one))
    expect(await me(one)).toEqual(needs(['code']))
    await giveCode(one, one.phone)
    expect(await me(one)).toBe('open')
  })

  it('has to give password and code again in every session after a change of roles', async () => {
    const owner = await newStaff(shop)
    const one = await member()
    await answer(givePassword(one))
    const other = await withPassword(one.phone)
    await giveCode(other, one.phone)
    shop.clock.advance(hours)
    expect([await me(one), await me(other)]).toEqual(['open', 'open'])
    const body = {
      phone_number: one.phone,
      roles: ['support' as const],
      expected_roles: ['orders' as const],
    }
    await answer(owner.api.PUT('/staff/member/', { body }))
    const both = needs(['password', 'code'])
    expect([await me(one), await me(other)]).toEqual([both, both])
    const haveRolesChanged = async () =>
      (await one.api.GET('/staff/me/', {})).error?.roles_changed ?? false
    expect(await haveRolesChanged()).toBe(true)
    await answer(givePassword(one))
    await giveCode(one, one.phone)
    shop.clock.advance(12 * hours)
    expect(await me(one)).toEqual(both)
    expect(await haveRolesChanged()).toBe(false)
  })
})

describe('guessing', () => {
  it('the password is limited as in the sign-in, and each right or wrong one is logged', async () => {
    const owner = await newStaff(shop)
    const one = await member()
    const wrong = () => givePassword(one, 'Wrong!123')
    expect((await wrong()).error).toMatchObject({ code: 'password_incorrect', tries_left: 9 })
    await answer(givePassword(one))
    for (let tries = 0; tries < 10; tries += 1) await wrong()
    expect(await refusal(wrong())).toEqual({ status: 429, code: 'password_locked' })
    const query = { subject: 'member', subject_id: one.userId } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(
      results.slice(-2).map(({ action, staff_id, after }) => [action, staff_id, after]),
    ).toEqual([
      ['verifyStaffPassword', one.userId, {}],
      ['verifyStaffPassword', one.userId, { refusal: 'password_incorrect' }],
    ])
    expect(results).toHaveLength(11)
  })

  it('at the sign-in of a member is logged with the address, without the input', async () => {
    const owner = await newStaff(shop)
    const one = await member()
    const buyer = await newShopper(shop)
    await setPassword(buyer)
    const stranger = shop.client()
    shop.clock.advance(3600)
    for (const { phone } of [one, buyer]) {
      const typed = { phone_number: phone, password: 'Wrong!123' }
      await stranger.api.POST('/accounts/login_with_password/', { body: typed })
      await answer(stranger.api.POST('/accounts/request-otp/', { body: { phone_number: phone } }))
      const otp = (await shop.lastCode(phone)) === '111111' ? '222222' : '111111'
      await stranger.api.POST('/accounts/verify/', { body: { phone_number: phone, otp } })
    }
    const logged = async (id: number) => {
      const query = { subject: 'member', subject_id: id } as const
      const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
      return results.map(({ action, before, after, people }) => [action, before, after, people])
    }
    const address = expect.stringMatching(/^[\d.:a-f]+$/)
    const { userId: id, phone: phone_number } = one
    const people = [{ id, first_name: 'مریم', last_name: 'رضایی', phone_number }]
    expect(await logged(id)).toEqual([
      ['verifyOtp', {}, { refusal: 'code_invalid', address }, people],
      ['loginWithPassword', {}, { refusal: 'password_incorrect', address }, people],
    ])
    expect(await logged(buyer.userId)).toEqual([])
  })

  it('without a session, or requesting codes for the same number, locks no member out', async () => {
    const { phone } = await member()
    const client = await withPassword(phone)
    const body = { phone_number: phone, password: 'Wrong!123' }
    const stranger = shop.client()
    const guess = () => stranger.api.POST('/accounts/login_with_password/', { body })
    for (let tries = 0; tries < 10; tries += 1) await guess()
    expect(await refusal(guess())).toEqual({ status: 429, code: 'password_locked' })
    expect(await answer(givePassword(client))).toMatchObject({ missing: ['code'] })
    const ask = () => stranger.api.POST('/accounts/request-otp/', { body: { phone_number: phone } })
    for (let codes = 0; codes < 5; codes += 1) {
      shop.clock.advance(121)
      await ask()
    }
    shop.clock.advance(121)
    expect(await refusal(ask())).toEqual({ status: 429, code: 'code_limit_reached' })
    await answer(client.api.POST('/staff/verification/request-otp/'))
    const otp = await shop.lastCode(phone)
    expect(await answer(client.api.POST('/staff/verification/', { body: { otp } }))).toMatchObject({
      missing: [],
    })
  })

  it('an exhausted code is refused without another entry in the log', async () => {
    const owner = await newStaff(shop)
    const { phone, userId } = await member()
    const client = await withPassword(phone)
    await answer(client.api.POST('/staff/verification/request-otp/'))
    const otp = (await shop.lastCode(phone)) === '111111' ? '222222' : '111111'
    const guess = () => client.api.POST('/staff/verification/', { body: { otp } })
    for (let tries = 0; tries < 8; tries += 1) await guess()
    expect(await refusal(guess())).toEqual({ status: 400, code: 'code_exhausted' })
    const query = { subject: 'member', subject_id: userId } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(results.map(({ after }) => after.refusal)).toEqual([
      'code_exhausted',
      ...Array<string>(4).fill('code_invalid'),
    ])
  })

  it('a code is limited, and a code for signing in does not open the back office', async () => {
    const owner = await newStaff(shop)
    const { phone, userId } = await member()
    const client = await withPassword(phone)
    shop.clock.advance(121)
    await answer(
      shop.client().api.POST('/accounts/request-otp/', { body: { phone_number: phone } }),
    )
    const signIn = { body: { otp: await shop.lastCode(phone) } }
    expect(await refusal(client.api.POST('/staff/verification/', signIn))).toEqual({
      status: 400,
      code: 'code_expired',
    })
    shop.clock.advance(121)
    await answer(client.api.POST('/staff/verification/request-otp/'))
    const otp = await shop.lastCode(phone)
    const wrong = { body: { otp: otp === '111111' ? '222222' : '111111' } }
    const { error } = await client.api.POST('/staff/verification/', wrong)
    expect(error).toMatchObject({ code: 'code_invalid', tries_left: 4 })
    await answer(client.api.POST('/staff/verification/', { body: { otp } }))
    shop.clock.advance(121)
    await answer(client.api.POST('/staff/verification/request-otp/'))
    const next = await shop.lastCode(phone)
    const guess = { body: { otp: next === '111111' ? '222222' : '111111' } }
    const codes = []
    for (let tries = 0; tries < 5; tries += 1)
      codes.push((await refusal(client.api.POST('/staff/verification/', guess))).code)
    expect(codes.slice(-2)).toEqual(['code_invalid', 'code_exhausted'])
    const query = { subject: 'member', subject_id: userId } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(results.map(({ action, after }) => [action, after])).toEqual([
      ['verifyStaffOtp', { refusal: 'code_exhausted' }],
      ...Array.from({ length: 4 }, () => ['verifyStaffOtp', { refusal: 'code_invalid' }]),
      ['verifyStaffOtp', {}],
      ['verifyStaffOtp', { refusal: 'code_invalid' }],
    ])
  })
})
