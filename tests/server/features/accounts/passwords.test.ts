import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/accounts.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const good = 'Turquoise!1'

const login = (client: TestClient, phone_number: string, password: string) =>
  client.api.POST('/accounts/login_with_password/', { body: { phone_number, password } })

/** Completes the steps of a forgotten password up to the token. */
async function resetToken(client: TestClient, phone_number: string): Promise<string> {
  shop.clock.advance(121)
  await client.api.POST('/accounts/password_reset/request-otp/', { body: { phone_number } })
  const otp = await shop.lastCode(phone_number)
  const { data } = await client.api.POST('/accounts/password_reset/verify/', {
    body: { phone_number, otp },
  })
  if (!data) throw new Error('the code was refused')
  return data.token
}

const reset = (client: TestClient, token: string, password = good, confirmation = password) =>
  client.api.POST('/accounts/password_reset/', {
    body: { token, new_password: password, confirm_password: confirmation },
  })

async function personWithPassword(): Promise<string> {
  const phone = freshPhone()
  await shop.signIn(phone)
  const client = shop.client()
  await reset(client, await resetToken(client, phone))
  return phone
}

describe('signing in with a password', () => {
  it('works with the right one', { tags: ['AUTH-02', 'AUTH-38'] }, async () => {
    const phone = await personWithPassword()
    const client = shop.client()
    const { data } = await login(client, phone, good)
    expect(client.cookies.get('accessToken')).toBe(data?.tokens.access)
    expect((await client.api.GET('/profile/')).data).toMatchObject({
      phone_number: phone,
      has_set_password: true,
    })
  })

  it('is limited for an address too, whatever numbers it tries', async () => {
    const limits = { passwordTriesPerAddressPerHour: 3 }
    const other = await startShop({ sharing: shop, limits })
    const guesser = other.client()
    const known = await personWithPassword()
    const tries = [freshPhone(), freshPhone(), known, freshPhone()]
    const codes: (string | undefined)[] = []
    for (const phone of tries) codes.push((await login(guesser, phone, 'Wrong!123')).error?.code)
    expect(codes).toEqual([...Array(3).fill('password_incorrect'), 'too_many_requests'])
    expect((await login(other.client(), known, good)).data).toBeDefined()
    shop.clock.advance(3601)
    expect((await login(guesser, known, good)).data).toBeDefined()
    await other.close()
  })

  it('refuses a wrong one with the words of the specification', async () => {
    const phone = await personWithPassword()
    const { error, response } = await login(shop.client(), phone, 'Wrong!123')
    expect(response.status).toBe(400)
    expect(error).toMatchObject({
      code: 'password_incorrect',
      message: 'Password is not correct.',
      tries_left: 9,
    })
  })

  it('answers a number without an account, and one without a password, alike', async () => {
    const unknown = await login(shop.client(), freshPhone(), good)
    const phone = freshPhone()
    await shop.signIn(phone)
    const without = await login(shop.client(), phone, good)
    expect(without.error).toEqual(unknown.error)
    expect(unknown.error?.code).toBe('password_incorrect')
  })

  it('is locked for the hour after ten wrong tries, then open again', async () => {
    const phone = await personWithPassword()
    const client = shop.client()
    for (let tries = 0; tries < 10; tries += 1) await login(client, phone, 'Wrong!123')
    const { error, response } = await login(client, phone, good)
    expect(error).toMatchObject({ code: 'password_locked', retry_after_seconds: 3600 })
    expect(response.status).toBe(429)
    shop.clock.advance(3600)
    expect((await login(client, phone, good)).data).toBeDefined()
  })

  it('takes no more than ten tries when they come all at once', async () => {
    const phone = await personWithPassword()
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => login(shop.client(), phone, 'Wrong!123')),
    )
    const codes = replies.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'password_incorrect')).toHaveLength(10)
    expect(codes.filter((code) => code === 'password_locked')).toHaveLength(4)
  })

  it('does not count the right ones', async () => {
    const phone = await personWithPassword()
    for (let tries = 0; tries < 12; tries += 1)
      expect((await login(shop.client(), phone, good)).data).toBeDefined()
  })
})

describe('a password that is replaced while it is being checked', () => {
  const ofPhone = (phone: string) => eq(users.phone, phone)

  it('signs nobody in, and counts as a wrong one', async () => {
    const phone = await personWithPassword()
    const client = shop.client()
    const { error } = await whileChanged(
      shop,
      (tx) => tx.update(users).set({ passwordHash: null }).where(ofPhone(phone)),
      () => login(client, phone, good),
    )
    expect(error).toMatchObject({ code: 'password_incorrect', tries_left: 9 })
    expect([...client.cookies]).toEqual([])
    expect((await login(client, phone, good)).error).toMatchObject({ tries_left: 8 })
  })

  it('is no longer the current password for a change', async () => {
    const phone = await personWithPassword()
    const client = shop.client()
    await login(client, phone, good)
    const next = 'Turquoise!2'
    const { error } = await whileChanged(
      shop,
      (tx) => tx.update(users).set({ passwordHash: null }).where(ofPhone(phone)),
      () =>
        client.api.POST('/accounts/change_password/', {
          body: { old_password: good, new_password: next, confirm_password: next },
        }),
    )
    expect(error?.code).toBe('password_incorrect')
    const [row] = await shop.db.select().from(users).where(ofPhone(phone))
    expect(row?.passwordHash).toBeNull()
  })
})

describe('a first password', () => {
  it('is set once, and refused later without counting as a try', async () => {
    const limited = await startShop({ sharing: shop, limits: { newPasswordsPerHour: 1 } })
    const body = { new_password: good, confirm_password: good }
    const accepted: number[] = []
    const setThreeTimesAtOnce = async () => {
      const { api } = await limited.signIn(freshPhone())
      const set = async () => (await api.POST('/accounts/set_password/', { body })).error?.code
      const codes = await Promise.all([set(), set(), set()])
      accepted.push(codes.filter((code) => code === undefined).length)
      return [...codes, await set()]
    }
    // A request that comes a moment later already finds the password.
    await expect.poll(setThreeTimesAtOnce).toContain('too_many_requests')
    expect(accepted).toEqual(accepted.map(() => 1))
    expect((await setThreeTimesAtOnce()).at(-1)).toBe('password_already_set')
    await limited.close()
  })
})

describe('a forgotten password', () => {
  it('is replaced with one token: a reset and a change void all others', async () => {
    const phone = await personWithPassword()
    const tokens = [await resetToken(shop.client(), phone), await resetToken(shop.client(), phone)]
    const client = shop.client()
    const next = 'Turquoise!2'
    expect((await reset(client, tokens[1] ?? '', next)).data).toBeDefined()
    for (const token of tokens)
      expect((await reset(shop.client(), token)).error?.code).toBe('reset_token_invalid')
    const late = await resetToken(shop.client(), phone)
    const { data } = await client.api.POST('/accounts/change_password/', {
      body: { old_password: next, new_password: good, confirm_password: good },
    })
    expect(data).toBeDefined()
    expect((await reset(shop.client(), late, next)).error?.code).toBe('reset_token_invalid')
    expect((await login(shop.client(), phone, good)).data).toBeDefined()
  })

  it(
    'is replaced with a code and its token, and signs in',
    { tags: ['AUTH-40', 'AUTH-41'] },
    async () => {
      const phone = freshPhone()
      await shop.signIn(phone)
      const client = shop.client()
      const { data } = await reset(client, await resetToken(client, phone))
      expect(data?.tokens.access).toBeDefined()
      expect(client.cookies.get('accessToken')).toBe(data?.tokens.access)
      expect((await login(shop.client(), phone, good)).data).toBeDefined()
    },
  )

  it(
    'leaves the cookies of someone who is signed in as they are',
    { tags: ['AUTH-41'] },
    async () => {
      const phone = freshPhone()
      const client = await shop.signIn(phone)
      const token = await resetToken(client, phone)
      const before = new Map(client.cookies)
      await reset(client, token)
      expect(client.cookies).toEqual(before)
      expect((await client.api.GET('/profile/')).data?.has_set_password).toBe(true)
    },
  )

  it('ends the other sessions of the account', async () => {
    const phone = freshPhone()
    const elsewhere = await shop.signIn(phone)
    const client = shop.client()
    await reset(client, await resetToken(client, phone))
    expect((await elsewhere.api.GET('/profile/')).error?.code).toBe('session_expired')
    expect((await client.api.GET('/profile/')).data?.phone_number).toBe(phone)
  })

  it('opens the lock of wrong passwords', async () => {
    const phone = await personWithPassword()
    const client = shop.client()
    for (let tries = 0; tries < 10; tries += 1) await login(client, phone, 'Wrong!123')
    await reset(client, await resetToken(client, phone), 'Another!2')
    expect((await login(client, phone, 'Another!2')).data).toBeDefined()
  })

  it('accepts a token once, even when it is sent twice at the same moment', async () => {
    const phone = freshPhone()
    await shop.signIn(phone)
    const client = shop.client()
    const token = await resetToken(client, phone)
    const replies = await Promise.all([reset(client, token), reset(shop.client(), token)])
    expect(replies.filter(({ data }) => data)).toHaveLength(1)
    expect(replies.find(({ error }) => error)?.error?.code).toBe('reset_token_invalid')
  })

  it('lets a token try no more than ten passwords when they come all at once', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const token = await resetToken(client, phone)
    const codes = await Promise.all(
      Array.from({ length: 12 }, async () => (await reset(shop.client(), token)).error?.code),
    )
    const refused = codes.filter((code) => code === 'too_many_requests')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  })

  it('takes a token for ten minutes', async () => {
    const phone = freshPhone()
    await shop.signIn(phone)
    const client = shop.client()
    const token = await resetToken(client, phone)
    shop.clock.advance(600)
    expect((await reset(client, token)).error?.code).toBe('reset_token_invalid')
  })

  it('does not take an access token in its place', async () => {
    const client = await shop.signIn()
    const access = client.cookies.get('accessToken') ?? ''
    expect((await reset(client, access)).error?.code).toBe('reset_token_invalid')
  })

  it(
    'refuses two different passwords with the words of the specification',
    { tags: ['AUTH-30'] },
    async () => {
      const { error } = await reset(shop.client(), 'any', good, `${good}x`)
      expect(error).toMatchObject({
        code: 'passwords_do_not_match',
        detail: 'Passwords do not match',
      })
    },
  )

  it('refuses a weak password and names the rules it breaks', { tags: ['AUTH-29'] }, async () => {
    const { error } = await reset(shop.client(), 'any', 'abc')
    expect(error).toMatchObject({
      code: 'password_weak',
      errors: ['symbol', 'digit', 'letters', 'length'].map((rule) => ({
        field: 'new_password',
        rule,
      })),
    })
  })

  it('answers an unknown number like a known one, without sending anything', async () => {
    const client = shop.client()
    const [known, unknown] = [freshPhone(), freshPhone()]
    await shop.signIn(known)
    shop.clock.advance(121)
    const replies = await Promise.all(
      [known, unknown].map((phone_number) =>
        client.api.POST('/accounts/password_reset/request-otp/', { body: { phone_number } }),
      ),
    )
    expect(replies[1]?.data).toEqual(replies[0]?.data)
    const outbox = await client.send({ url: `/dev/outbox?phone=${unknown}` })
    expect(outbox.json()).toEqual([])
    const verified = await client.api.POST('/accounts/password_reset/verify/', {
      body: { phone_number: unknown, otp: '000000' },
    })
    expect(verified.error).toMatchObject({ code: 'code_invalid', tries_left: 4 })
  })
})
