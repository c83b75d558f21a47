import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { warrantyEnd } from '#domain/warranty-end.ts'
import { demoDevices, unusedWarrantyCodes } from '#demo/catalogue/devices.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import type { TestClient } from '#tests/support/client.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({
    content: 'demo',
    limits: { warrantyTriesPerHour: 3, warrantyTriesPerAddressPerHour: 5 },
  })
})
afterAll(() => shop.close())

const [firstCode = '', secondCode = '', thirdCode = '', fourthCode = ''] = unusedWarrantyCodes
/** Valid numbers of no device. */
const [imei, otherImei, thirdImei] = ['354058120987656', '864321056789014', '490154203237518']

type Registration = { first_imei: string; second_imei?: string | null; warranty_code: string }
const register = ({ api }: TestClient, body: Registration) =>
  api.POST('/device_registry/', { body })
const find = ({ api }: TestClient, first_imei: string, second_imei?: string) =>
  api.GET('/device_registry/', { params: { query: { first_imei, second_imei } } })

describe('a device', () => {
  it(
    'is registered with the code of its card, for 18 months',
    { tags: ['REG-06', 'REG-40', 'REG-41'] },
    async () => {
      const owner = await newShopper(shop)
      expect(await answer(find(owner, imei))).toEqual([])
      const typed = `${firstCode.slice(0, 4)}-${firstCode.slice(4).toLowerCase()} `
      const body = { first_imei: imei, second_imei: otherImei, warranty_code: typed }
      const device = await answer(register(owner, body))
      const at = new Date(shop.clock.now())
      expect(device).toEqual({
        first_imei: imei,
        second_imei: otherImei,
        warranty_code: firstCode,
        registry_code: expect.stringMatching(/^\d{12}$/),
        registered_at: at.toISOString(),
        expires_at: warrantyEnd(at).toISOString(),
        revoked_at: null,
      })
      expect(await answer(find(owner, imei))).toEqual([device])
      expect(await answer(find(owner, otherImei, imei))).toEqual([device])
      expect(await answer(find(owner, thirdImei, otherImei))).toEqual([device])
      expect(await answer(find(owner, thirdImei))).toEqual([])
      shop.clock.advance(60)
      expect(await answer(register(owner, body))).toEqual(device)
      const stranger = await newShopper(shop)
      expect(await answer(find(stranger, imei))).toEqual([
        { ...device, second_imei: null, warranty_code: null, registry_code: null },
      ])
    },
  )

  it('is not registered twice, by whichever of its numbers, nor with a used code', async () => {
    const shopper = await newShopper(shop)
    const registered = { status: 409, code: 'device_already_registered' }
    for (const taken of [imei, otherImei])
      expect(
        await refusal(register(shopper, { first_imei: taken, warranty_code: secondCode })),
      ).toEqual(registered)
    const other = await newShopper(shop)
    expect(
      await refusal(register(other, { first_imei: thirdImei, warranty_code: firstCode })),
    ).toEqual({ status: 400, code: 'warranty_code_invalid' })
  })

  it('is registered for one of two people who send it at the same moment', async () => {
    const shoppers = await Promise.all([newShopper(shop), newShopper(shop)])
    const replies = await Promise.all([
      ...shoppers.map((one) =>
        refusal(register(one, { first_imei: thirdImei, warranty_code: secondCode })),
      ),
      ...shoppers.map((one) =>
        refusal(register(one, { first_imei: thirdImei, warranty_code: thirdCode })),
      ),
    ])
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'device_already_registered')).toHaveLength(3)
  })

  it('needs numbers with a right check digit, two different ones, and a complete profile', async () => {
    const shopper = await newShopper(shop)
    const warranty_code = 'FZ0'
    const invalid = { status: 400, code: 'validation_failed' }
    for (const first_imei of ['490154203237519', '4901542032375', 'abc'])
      expect(await refusal(register(shopper, { first_imei, warranty_code }))).toEqual(invalid)
    const twice = { first_imei: '490154203237518', second_imei: '490154203237518', warranty_code }
    expect(await refusal(register(shopper, twice))).toEqual(invalid)
    expect(await refusal(find(shopper, '490154203237519'))).toEqual(invalid)
    const incomplete = await shop.signIn()
    expect(
      await refusal(register(incomplete, { first_imei: '490154203237518', warranty_code })),
    ).toEqual({ status: 409, code: 'profile_incomplete' })
  })

  it('is found by others by the number that they ask for, and shows no other', async () => {
    const other = await newShopper(shop)
    const [device] = await answer(find(other, otherImei))
    expect(device).toMatchObject({ first_imei: otherImei, second_imei: null })
  })

  it('is not looked up more than twenty times a minute by one customer', async () => {
    const shopper = await newShopper(shop)
    for (let count = 0; count < 20; count += 1)
      expect((await refusal(find(shopper, imei))).status).toBe(200)
    expect(await refusal(find(shopper, imei))).toEqual({ status: 429, code: 'too_many_requests' })
  })

  it('of the demo has a warranty that is active, or one that has ended', async () => {
    const customer = await shop.signIn(demoAccounts.customer.phone)
    const ends = await Promise.all(
      demoDevices.map(async ({ firstImei }) => {
        const [device] = await answer(find(customer, firstImei))
        return Date.parse(device?.expires_at ?? '') > shop.clock.now()
      }),
    )
    expect(ends).toEqual([true, false])
  })
})

describe('a warranty code', () => {
  const guess = (client: TestClient, warranty_code: string) =>
    refusal(register(client, { first_imei: '352099001761481', warranty_code }))
  const wrong = { status: 400, code: 'warranty_code_invalid' }
  const limited = { status: 429, code: 'too_many_requests' }

  it('cannot be guessed: wrong ones are limited by customer', async () => {
    const shopper = await newShopper(shop)
    for (const code of ['A', 'B', 'C']) expect(await guess(shopper, code)).toEqual(wrong)
    expect(await guess(shopper, 'D')).toEqual(limited)
    shop.clock.advance(3600)
    expect(await guess(shopper, 'D')).toEqual(wrong)
  })

  it('that is right does not count as a try', async () => {
    shop.clock.advance(3600)
    const shopper = await newShopper(shop)
    for (const code of ['A', 'B']) expect(await guess(shopper, code)).toEqual(wrong)
    const body = { first_imei: '356938035643809', warranty_code: fourthCode }
    expect((await refusal(register(shopper, body))).status).toBe(201)
    expect(await guess(shopper, 'C')).toEqual(wrong)
    expect(await guess(shopper, 'D')).toEqual(limited)
  })

  it('cannot be guessed with many accounts from one address either', async () => {
    const [first, second] = [await newShopper(shop), await newShopper(shop)]
    const from = (cookies: Map<string, string>, code: string) =>
      shop.app.server.inject({
        method: 'POST',
        url: '/api/device_registry/',
        remoteAddress: '10.9.8.7',
        headers: { authorization: `Bearer ${cookies.get('accessToken')}` },
        payload: { first_imei: '352099001761481', warranty_code: code },
      })
    const statuses: number[] = []
    for (const [shopper, code] of [
      [first, 'A'],
      [first, 'B'],
      [first, 'C'],
      [second, 'D'],
      [second, 'E'],
      [second, 'F'],
    ] as const)
      statuses.push((await from(shopper.cookies, code)).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})
