import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { form, photo, webm } from '#tests/support/files.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'

type Patch = components['schemas']['ProfilePatch']
type Profile = components['schemas']['Profile']

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const patch = (client: TestClient, body: Patch) => client.api.PATCH('/profile/update/', { body })
const isComplete = async (client: TestClient) =>
  (await client.api.GET('/profile/has_all_information/')).data?.has_all_information

describe('the profile', () => {
  it('of a new account is empty but for the number', { tags: ['PROF-31', 'PROF-83'] }, async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    expect((await shop.client().api.GET('/profile/')).response.status).toBe(401)
    const { data } = await client.api.GET('/profile/')
    expect(data).toEqual({
      first_name: null,
      last_name: null,
      national_code: null,
      fida_code: null,
      phone_number: phone,
      has_set_password: false,
      has_all_information: false,
      birthdate: null,
      email: null,
      card_number: null,
      iban: null,
      job: null,
      legal_info: null,
      image: null,
    })
    await client.send({
      method: 'PATCH',
      url: '/api/profile/update/',
      payload: { first_name: 'نگار', phone_number: freshPhone() },
    })
    expect((await client.api.GET('/profile/')).data).toEqual({ ...data, first_name: 'نگار' })
  })

  it('keeps what it is given, each field by itself', { tags: ['PROF-76', 'CART-67'] }, async () => {
    const client = await shop.signIn()
    const fields = {
      first_name: 'نگار',
      last_name: 'راد',
      national_code: '0012345679',
      birthdate: '1990-03-21',
      email: 'negar@example.ir',
      card_number: '6037991234567893',
      iban: '062960000000100324200001',
      job: 'مهندس',
      fida_code: '123456',
    }
    const goesWith: Record<string, Partial<Profile>> = {
      national_code: { has_all_information: true, fida_code: null },
      fida_code: { national_code: null },
    }
    const all = Object.entries(fields)
    let profile = (await client.api.GET('/profile/')).data
    for (const [field, value] of [...all, ...all.toReversed()]) {
      const { data } = await patch(client, { [field]: value })
      expect(data).toEqual({ ...profile, [field]: value, ...goesWith[field] })
      profile = (await client.api.GET('/profile/')).data
      expect(profile).toEqual(data)
    }
  })

  it('is complete with a first name, a last name and a code', { tags: ['CART-66'] }, async () => {
    const client = await shop.signIn()
    expect(await isComplete(client)).toBe(false)
    await patch(client, { first_name: 'نگار', last_name: 'راد' })
    expect(await isComplete(client)).toBe(false)
    const { data } = await patch(client, { fida_code: '123456' })
    expect(data?.has_all_information).toBe(true)
    expect(await isComplete(client)).toBe(true)
  })

  it('has a national code or a fida code: saving one clears the other', async () => {
    const client = await shop.signIn()
    await patch(client, { national_code: '0012345679' })
    expect((await patch(client, { fida_code: '123456' })).data).toMatchObject({
      national_code: null,
      fida_code: '123456',
    })
    expect((await patch(client, { national_code: '0012345679' })).data).toMatchObject({
      national_code: '0012345679',
      fida_code: null,
    })
    expect((await patch(client, { job: 'معلم' })).data?.national_code).toBe('0012345679')
  })

  it('takes legal information as a whole', { tags: ['PROF-33', 'PROF-77'] }, async () => {
    const client = await shop.signIn()
    const legal_info = {
      organization_name: 'شرکت نمونه',
      economic_code: '411111111111',
      national_code: '10101234565',
      registration_code: '12345',
      province_name: 'تهران',
      city_name: 'تهران',
      landline_number: '02188001800',
      postal_code: '1345678913',
      postal_address: 'تهران، خیابان دماوند',
    }
    expect((await patch(client, { legal_info })).data?.legal_info).toEqual(legal_info)
    expect((await client.api.GET('/profile/')).data?.legal_info).toEqual(legal_info)
    const other = { ...legal_info, organization_name: 'شرکت دیگر', economic_code: '422222222222' }
    expect((await patch(client, { legal_info: other })).data?.legal_info).toEqual(other)
    expect((await client.api.GET('/profile/')).data?.legal_info).toEqual(other)
  })

  it.each<[Patch, string, string]>([
    [{ national_code: '123' }, 'national_code', 'pattern'],
    [{ national_code: '0012345678' }, 'national_code', 'checksum'],
    [{ card_number: '6037991234567894' }, 'card_number', 'checksum'],
    [{ first_name: '<b>' }, 'first_name', 'letters'],
    [{ first_name: 'ن'.repeat(61) }, 'first_name', 'maxLength'],
    [{ job: '\u202e' }, 'job', 'required'],
    [{ email: 'a@b' }, 'email', 'format'],
    [{ national_code: '0012345679', fida_code: '123456' }, 'fida_code', 'exclusive'],
    [{ fida_code: '12' }, 'fida_code', 'pattern'],
    [{ card_number: '1234' }, 'card_number', 'pattern'],
    [{ iban: '123456' }, 'iban', 'pattern'],
    [{ iban: '062960000000100324200002' }, 'iban', 'checksum'],
    [{ email: 'negar' }, 'email', 'format'],
    [{ birthdate: '2025-02-30' }, 'birthdate', 'format'],
    [{ birthdate: '0000-01-01' }, 'birthdate', 'range'],
    [{ birthdate: '2999-01-01' }, 'birthdate', 'range'],
    [{ birthdate: '2025-05-01' }, 'birthdate', 'range'],
    [{ first_name: '   ' }, 'first_name', 'required'],
    [{ job: '' }, 'job', 'minLength'],
    [{}, '', 'minProperties'],
  ])('refuses %o', async (body, field, rule) => {
    const client = await shop.signIn()
    const { error, response } = await patch(client, body)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
  })

  it('is given as a whole with the customer’s own number', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const body = { first_name: 'علی', last_name: 'مرادی', fida_code: '777777', phone_number: phone }
    const { data } = await client.api.PUT('/profile/update/', { body })
    expect(data).toMatchObject({ ...body, has_all_information: true })
  })

  it('keeps names in Persian letters, however they were typed', async () => {
    const client = await shop.signIn()
    const { data } = await client.api.PATCH('/profile/update/', {
      body: { first_name: 'علي', last_name: 'كريمي  نژاد' },
    })
    expect(data).toMatchObject({ first_name: 'علی', last_name: 'کریمی نژاد' })
  })

  it('never changes the number', { tags: ['PROF-32'] }, async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const body = {
      first_name: 'علی',
      last_name: 'مرادی',
      national_code: '0012345679',
      phone_number: '09350000000',
    }
    const { error } = await client.api.PUT('/profile/update/', { body })
    expect(error?.code).toBe('phone_mismatch')
    expect((await client.api.GET('/profile/')).data).toMatchObject({
      first_name: null,
      phone_number: phone,
    })
    const payload = { phone_number: '09350000000', job: 'معلم' }
    await client.send({ method: 'PATCH', url: '/api/profile/update/', payload })
    expect((await client.api.GET('/profile/')).data?.phone_number).toBe(phone)
  })

  it('wants one code when it is given as a whole', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    const body = { first_name: 'علی', last_name: 'مرادی', phone_number: phone }
    const reply = await client.send({ method: 'PUT', url: '/api/profile/update/', payload: body })
    expect(reply.statusCode).toBe(400)
    const both = { ...body, national_code: '0012345679', fida_code: '123456' }
    expect(
      (await client.send({ method: 'PUT', url: '/api/profile/update/', payload: both })).statusCode,
    ).toBe(400)
  })
})

describe('the picture of the profile', () => {
  const send = (client: TestClient, content: Buffer, name = 'image', kind = 'jpeg') =>
    client.send({
      method: 'PATCH',
      url: '/api/profile/update-image/',
      ...form([{ name, content, filename: `me.${kind}`, type: `image/${kind}` }]),
    })
  const status = async (address: string) =>
    (await shop.client().send({ method: 'GET', url: address })).statusCode

  it(
    'is replaced by what is sent, and the one before it is given up',
    { tags: ['PROF-78', 'SHELL-57'] },
    async () => {
      const client = await shop.signIn(freshPhone())
      const first = await send(client, await photo())
      expect(first.statusCode).toBe(200)
      const { image } = first.json<components['schemas']['Profile']>()
      expect(image).toMatch(/^\/uploads\/[\da-f-]{36}$/)
      expect((await client.api.GET('/profile/')).data?.image).toBe(image)
      expect(await status(`${image}?w=96`)).toBe(200)
      const second = (await send(client, await photo(300, 300))).json<{ image: string }>()
      expect(second.image).not.toBe(image)
      expect([await status(`${image}?w=96`), await status(second.image)]).toEqual([404, 200])
      const png = await sharp(await photo(300, 300))
        .png()
        .toBuffer()
      const third = await send(client, png, 'image', 'png')
      expect(third.statusCode).toBe(200)
      const address = third.json<Profile>().image
      expect(address).not.toBe(second.image)
      expect((await client.api.GET('/profile/')).data?.image).toBe(address)
      expect(await status(address ?? '')).toBe(200)
    },
  )

  it('is removed, served no longer, and its file deleted', async () => {
    const client = await shop.signIn(freshPhone())
    const { image } = (await send(client, await photo())).json<Profile>()
    const file = `${image?.split('/').at(-1)}/480`
    expect(await shop.context.storage.size(file)).not.toBeNull()
    const remove = async () => (await client.api.DELETE('/profile/update-image/')).data
    expect(await remove()).toMatchObject({ image: null })
    expect((await client.api.GET('/profile/')).data?.image).toBeNull()
    expect(await status(`${image}?w=96`)).toBe(404)
    expect(await remove()).toMatchObject({ image: null })
    await shop.runJobs()
    expect(await shop.context.storage.size(file)).toBeNull()
    expect((await shop.client().api.DELETE('/profile/update-image/')).response.status).toBe(401)
  })

  it(
    'must be a picture of at most 5 MB, recognized by its bytes',
    { tags: ['SHELL-43'] },
    async () => {
      const client = await shop.signIn(freshPhone())
      const code = async (content: Buffer, name?: string) =>
        (await send(client, content, name)).json<{ code: string }>().code
      expect(await code(Buffer.from('%PDF-1.7 and what follows'))).toBe('file_type_refused')
      expect(await code(webm())).toBe('file_type_mismatch')
      expect(await code(Buffer.alloc(0))).toBe('file_empty')
      expect(await code(Buffer.alloc(6_000_000, 1))).toBe('file_too_large')
      expect(await code(await photo(), 'picture')).toBe('validation_failed')
      expect((await client.api.GET('/profile/')).data?.image).toBeNull()
    },
  )
})
