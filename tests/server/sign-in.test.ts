import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

describe('signing in with a code', () => {
  it('creates the account of a new number', async () => {
    const phone = freshPhone()
    const shopper = await shop.signIn(phone)
    const { data } = await shopper.api.GET('/profile/')
    expect(data?.phone_number).toBe(phone)
  })
})
