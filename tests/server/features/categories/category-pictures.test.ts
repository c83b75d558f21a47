import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/platform/db/schema/accounts.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  addCategory,
  changeCategory,
  newContent,
  removeCategory,
} from '#tests/support/categories.ts'
import type { TestClient } from '#tests/support/client.ts'
import { form, photo } from '#tests/support/files.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

let content: Buffer
beforeAll(async () => {
  content = await photo(200, 200)
})

const filed = (url: string, { send }: Pick<TestClient, 'send'>, fields: string[] = []) =>
  send({
    method: 'POST',
    url,
    ...form([
      { name: 'file', content, filename: 'a.jpg', type: 'image/jpeg' },
      ...fields.map((name) => ({ name, content: 'image' })),
    ]),
  })
const upload = async (by = member) => {
  const reply = await filed('/api/staff/category-picture/', by)
  return reply.json<Schemas['ContentUpload']>().address
}
const cacheOf = async (address: string) =>
  (await shop.client().send({ url: `${address}?w=480` })).headers['cache-control']
const idOf = (address: string) => address.replace('/uploads/', '')
/** Which of the pictures are public, and which of them are to be deleted. */
const stateOf = async (...addresses: string[]) => {
  const rows = await shop.db
    .select()
    .from(uploads)
    .where(inArray(uploads.id, addresses.map(idOf)))
  return addresses.map((address) => {
    const row = rows.find(({ id }) => id === idOf(address))
    return [row?.isPublic, row?.looseSince !== null]
  })
}

/** The address of a customer's file in a ticket. */
const attachment = async () => {
  const customer = await newShopper(shop)
  const reply = await filed('/api/ticket/v3/ticket-file/', customer, ['file_type'])
  const { id } = reply.json<{ id: string }>()
  const [category] = await answer(customer.api.GET('/ticket/ticket-category/'))
  await answer(
    customer.api.POST('/ticket/v3/ticket/', {
      params: { header: {} },
      body: { title: 'پرسش', category: category?.id ?? 0, text: 'سلام', files_ids: [id] },
    }),
  )
  return `/uploads/${id}`
}

describe('a picture of a category', () => {
  it('is public once it is saved, and released when another takes its place or the category is deleted', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()]
    expect(await cacheOf(first)).toBe('private, no-store')
    const made = await addCategory(member, { desktop_banner: first, mobile_banner: second })
    expect(await cacheOf(first)).toMatch(/^public/)
    const next = { ...made.content, desktop_banner: second, mobile_banner: third }
    await answer(changeCategory(member, made.id, next, made.content))
    expect(await stateOf(first, second, third)).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    await answer(removeCategory(member, made.id, `pictures-${made.id}`))
    expect(await stateOf(second, third)).toEqual([
      [false, true],
      [false, true],
    ])
  })

  it('is refused if it is a customer’s attachment, a colleague’s, another category’s, or none', async () => {
    const used = await upload()
    await addCategory(member, { desktop_banner: used })
    const theirs = await upload(colleague)
    const secret = await attachment()
    const none = '/uploads/00000000-0000-4000-8000-000000000000'
    for (const mobile_banner of [secret, theirs, used, none]) {
      const body = { ...newContent(), mobile_banner }
      expect(await refusal(member.api.POST('/staff/category/', { body }))).toEqual({
        status: 400,
        code: 'upload_not_found',
      })
    }
    expect(await stateOf(secret, theirs)).toEqual([
      [false, false],
      [false, true],
    ])
  })
})

describe('the address of a picture of a category', () => {
  it.each(['/images/../api/accounts/logout/', '/api/accounts/logout/', '/uploads/a'])(
    'is not %s',
    async (desktop_banner) => {
      const body = { ...newContent(), desktop_banner }
      expect(await refusal(member.api.POST('/staff/category/', { body }))).toEqual({
        status: 400,
        code: 'validation_failed',
      })
    },
  )
})

describe('a picture in site content', () => {
  it('is refused if it is a customer’s attachment, somebody’s own picture or not yet attached to anything', async () => {
    const owner = await newStaff(shop, 'owner')
    const path = { name: 'shopSettings' as const }
    const { published, version } = await answer(
      owner.api.GET('/staff/content/{name}/', { params: { path } }),
    )
    if (published.kind !== 'shopSettings') throw new Error('it is another content item')
    const secret = await attachment()
    const portrait = await upload()
    await shop.db
      .update(uploads)
      .set({ looseSince: null })
      .where(eq(uploads.id, idOf(portrait)))
    await shop.db.update(users).set({ image: portrait }).where(eq(users.id, member.userId))
    for (const picture of [secret, portrait, await upload()]) {
      const seals = [{ title: 'نماد', picture, link: 'https://seal.example/1' }]
      const { error } = await owner.api.POST('/staff/content/{name}/publish/', {
        params: { path },
        body: { body: { ...published, seals }, expected_version: version },
      })
      expect(error).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'seals.0.picture', rule: 'unknown' }],
      })
    }
    expect(await stateOf(secret)).toEqual([[false, false]])
  })
})
