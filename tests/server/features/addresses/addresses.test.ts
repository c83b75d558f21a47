import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'

type Input = components['schemas']['AddressInput']

let shop: TestShop
let tehran: { province: number; city: number }
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  tehran = await placeNamed('تهران')
})
afterAll(() => shop.close())

async function placeNamed(name: string) {
  const { data: provinces } = await shop.client().api.GET('/accounts/list-province/')
  const province = provinces?.find((one) => one.name === name)?.id ?? 0
  const { data: cities } = await shop
    .client()
    .api.GET('/accounts/list-city/{provinceId}/', { params: { path: { provinceId: province } } })
  return { province, city: cities?.find((one) => one.name === name)?.id ?? 0 }
}

const home = (changes: Partial<Input> = {}): Input => ({
  title: 'خانه',
  ...tehran,
  address: 'خیابان دماوند، پلاک ۱۲',
  postal_code: '1631714191',
  latitude: 35.7219,
  longitude: 51.3347,
  receiver_first_name: 'نگار',
  receiver_last_name: 'راد',
  receiver_national_code: '0012345679',
  receiver_phone_number: '09123456789',
  ...changes,
})

const list = async (client: TestClient) => (await client.api.GET('/profile/user-address/')).data
const create = (client: TestClient, body = home()) =>
  client.api.POST('/profile/user-address/', { body })
const update = (client: TestClient, id: number, body = home()) =>
  client.api.PUT('/profile/user-address/{id}/', { params: { path: { id } }, body })
const remove = (client: TestClient, id: number) =>
  client.api.DELETE('/profile/user-address/{id}/', { params: { path: { id } } })

async function createdId(client: TestClient): Promise<number> {
  const { data } = await create(client)
  if (!data) throw new Error('the address was refused')
  return data.id
}

describe('places', () => {
  it(
    'are 31 provinces, each with cities',
    { tags: ['DELV-30', 'DELV-31', 'DELV-69', 'DELV-70'] },
    async () => {
      const { api } = shop.client()
      const { data: provinces } = await api.GET('/accounts/list-province/')
      const place = { id: expect.any(Number), name: expect.any(String) }
      expect(provinces).toEqual(Array.from({ length: 31 }, () => place))
      const cities = await Promise.all(
        (provinces ?? []).map(({ id }) =>
          api.GET('/accounts/list-city/{provinceId}/', { params: { path: { provinceId: id } } }),
        ),
      )
      for (const { data = [] } of cities) {
        expect(data.length).toBeGreaterThan(0)
        expect(data).toEqual(data.map(() => place))
      }
      const ids = cities.flatMap(({ data = [] }) => data.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      const namesIn = (province: string) =>
        cities[provinces?.findIndex(({ name }) => name === province) ?? -1]?.data?.map(
          ({ name }) => name,
        )
      expect(namesIn('تهران')).toContain('اسلامشهر')
      expect(namesIn('آذربایجان شرقی')).toContain('تبریز')
    },
  )

  it('of an unknown province are not found', async () => {
    const { error, response } = await shop
      .client()
      .api.GET('/accounts/list-city/{provinceId}/', { params: { path: { provinceId: 999 } } })
    expect(response.status).toBe(404)
    expect(error?.code).toBe('province_not_found')
  })
})

describe('addresses', () => {
  it('are kept with the names of their places', { tags: ['DELV-29', 'DELV-66'] }, async () => {
    const client = await shop.signIn()
    const { data, response } = await create(client)
    expect(response.status).toBe(201)
    expect(data).toEqual({
      ...home(),
      id: data?.id,
      province_name: 'تهران',
      city_name: 'تهران',
    })
    expect(await list(client)).toEqual([data])
  })

  it('are written in Persian letters, line by line', async () => {
    const body = home({
      title: 'محل كار',
      address: 'خيابان شريعتي،\nكوچهٔ  ياس، پلاك ٤٥ ',
      receiver_first_name: 'علي',
      receiver_last_name: 'كريمي',
    })
    const { data } = await create(await shop.signIn(), body)
    expect(data).toMatchObject({
      title: 'محل کار',
      address: 'خیابان شریعتی،\nکوچهٔ یاس، پلاک ۴۵',
      receiver_first_name: 'علی',
      receiver_last_name: 'کریمی',
    })
  })

  it.each([{ receiver_first_name: 'علی۱۲' }, { receiver_last_name: 'کریمی1' }])(
    'are refused with %o',
    async (name) => {
      const { error } = await create(await shop.signIn(), home(name))
      const [field] = Object.keys(name)
      expect(error).toMatchObject({
        code: 'validation_failed',
        errors: [{ field, rule: 'letters' }],
      })
    },
  )

  it('need no position on the map', async () => {
    const client = await shop.signIn()
    const { latitude: _latitude, longitude: _longitude, ...body } = home()
    expect((await create(client, body)).data).toMatchObject({ latitude: null, longitude: null })
  })

  it('are listed oldest first, even after a change', { tags: ['DELV-67'] }, async () => {
    const client = await shop.signIn()
    const ids = [await createdId(client), await createdId(client)]
    const changed = home({
      ...(await placeNamed('اصفهان')),
      title: 'محل کار',
      address: 'خیابان آزادی، پلاک ۷',
      postal_code: '1345678913',
      latitude: null,
      longitude: null,
      receiver_first_name: 'سارا',
      receiver_last_name: 'کریمی',
      receiver_national_code: '0499370899',
      receiver_phone_number: '09351234567',
    })
    await update(client, ids[0] ?? 0, changed)
    expect(await list(client)).toMatchObject([
      { id: ids[0], ...changed },
      { id: ids[1], title: 'خانه' },
    ])
  })

  it(
    'that are removed leave the list, but not the orders that name them',
    { tags: ['DELV-68'] },
    async () => {
      const client = await shop.signIn()
      const id = await createdId(client)
      expect((await remove(client, id)).response.status).toBe(204)
      expect(await list(client)).toEqual([])
      expect((await remove(client, id)).error?.code).toBe('address_not_found')
      expect((await update(client, id)).error?.code).toBe('address_not_found')
      const { rows } = await shop.db.execute(sql`select removed from addresses where id = ${id}`)
      expect(rows).toEqual([{ removed: true }])
    },
  )

  it('take another code than ten digits from a foreign national alone, and only their own', async () => {
    const client = await shop.signIn()
    const fida_code = '123456789012'
    const own = home({ receiver_national_code: fida_code })
    expect((await create(client, own)).error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'receiver_national_code' }],
    })
    const body = { first_name: 'Amir', last_name: 'Karimi', fida_code }
    await client.api.PATCH('/profile/update/', { body })
    const { data } = await create(client, own)
    expect(data?.receiver_national_code).toBe(fida_code)
    const other = home({ receiver_national_code: '999999999999' })
    expect((await update(client, data?.id ?? 0, other)).response.status).toBe(400)
  })

  it('are fifty at most, even when the last ones are added at once', async () => {
    const client = await shop.signIn()
    const ids: number[] = []
    for (let count = 0; count < 48; count += 1) ids.push(await createdId(client))
    const late = await Promise.all([1, 2, 3, 4].map(() => create(client)))
    expect(late.map(({ error }) => error?.code ?? '').toSorted()).toEqual([
      '',
      '',
      'address_limit_reached',
      'address_limit_reached',
    ])
    expect(await list(client)).toHaveLength(50)
    await remove(client, ids[0] ?? 0)
    expect((await create(client)).response.status).toBe(201)
  })

  it('are limited by the hour, removed ones too', async () => {
    const limited = await startShop({ sharing: shop, limits: { addressesPerHour: 2 } })
    const client = await limited.signIn()
    for (let count = 0; count < 2; count += 1) await remove(client, await createdId(client))
    expect((await create(client)).error?.code).toBe('too_many_requests')
    await limited.close()
  })

  it('of another customer do not exist', { tags: ['DELV-65'] }, async () => {
    const [owner, stranger] = [await shop.signIn(), await shop.signIn()]
    const id = await createdId(owner)
    const replies = [await update(stranger, id), await remove(stranger, id)]
    expect(replies.map(({ response }) => response.status)).toEqual([404, 404])
    expect(await list(stranger)).toEqual([])
    expect(await list(owner)).toHaveLength(1)
  })

  it('lie in a city of their province', async () => {
    const client = await shop.signIn()
    const { city } = await placeNamed('اصفهان')
    const { error, response } = await create(client, home({ city }))
    expect(response.status).toBe(400)
    expect(error?.code).toBe('city_not_in_province')
  })

  it.each<[Partial<Input>, string, string]>([
    [{ postal_code: '123' }, 'postal_code', 'pattern'],
    [{ address: 'آ'.repeat(321) }, 'address', 'maxLength'],
    [{ address: 'پلاک ۷ 🙂' }, 'address', 'characters'],
    [{ address: ' \n ' }, 'address', 'required'],
    [{ title: '' }, 'title', 'minLength'],
    [{ receiver_national_code: '12' }, 'receiver_national_code', 'length'],
    [{ receiver_phone_number: 'x' }, 'receiver_phone_number', 'pattern'],
    [{ latitude: 91 }, 'latitude', 'maximum'],
  ])(
    'are refused with %o',
    { tags: ['DELV-41', 'DELV-44', 'DELV-50', 'DELV-51', 'DELV-87', 'DELV-88'] },
    async (changes, field, rule) => {
      const client = await shop.signIn()
      const { error, response } = await create(client, home(changes))
      expect(response.status).toBe(400)
      expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
      expect(await list(client)).toEqual([])
    },
  )
})
