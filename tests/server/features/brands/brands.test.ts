import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

const list = async () => (await answer(member.api.GET('/staff/brand/'))).results
const create = (body: Schemas['BrandInput']) => member.api.POST('/staff/brand/', { body })
const rename = (id: number, body: Schemas['BrandChange'], by = member) =>
  by.api.PUT('/staff/brand/{id}/', { params: { path: { id } }, body })
const named = async (name: string) => (await list()).find((each) => each.name === name)

describe('brands', () => {
  it('are listed with how many products they have', async () => {
    const all = await list()
    const products = await answer(member.api.GET('/staff/product/'))
    expect(all.reduce((sum, each) => sum + each.products, 0)).toBe(products.total)
    expect(all.map(({ name }) => name)).toContain('اپل')
  })

  it('are sorted by the Persian alphabet', async () => {
    const names = (await list()).map(({ name }) => name)
    expect(names).toContain('گوگل')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fa')))
  })

  it('are created, and can be chosen for a product', async () => {
    const { results } = await answer(create({ name: ' فیلیپس ', english_name: 'Philips  One' }))
    const made = results.find(({ name }) => name === 'فیلیپس')
    expect(made).toMatchObject({ english_name: 'Philips One', products: 0 })
    await vi.waitFor(async () => {
      const { brands } = await answer(member.api.GET('/staff/catalogue/'))
      expect(brands).toContainEqual({ id: made?.id, name: 'فیلیپس' })
    })
    expect(await refusal(create({ name: 'دیگر', english_name: 'philips-one' }))).toEqual({
      status: 409,
      code: 'brand_taken',
    })
  })

  it('are renamed, but not over what a colleague wrote meanwhile', async () => {
    await answer(create({ name: 'یونیک', english_name: 'Unique' }))
    const brand = await named('یونیک')
    const [id, expected] = [brand?.id ?? 0, { name: 'یونیک', english_name: 'Unique' }]
    const theirs = { name: 'یونیک نو', english_name: 'Unique' }
    await answer(rename(id, { brand: theirs, expected }, colleague))
    const mine = { name: 'یونیک من', english_name: 'Unique' }
    const { error } = await rename(id, { brand: mine, expected })
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: { staff_id: (await answer(colleague.api.GET('/staff/me/'))).id },
    })
    expect(await named('یونیک نو')).toMatchObject({ id })
    expect(await refusal(rename(2_000_000_000, { brand: mine, expected }))).toMatchObject({
      code: 'brand_not_found',
    })
  })

  it('have names that are not blank', async () => {
    expect(await refusal(create({ name: ' ', english_name: 'Blank' }))).toMatchObject({
      code: 'validation_failed',
    })
    expect(await refusal(create({ name: 'بی‌نام', english_name: '---' }))).toMatchObject({
      status: 400,
    })
  })
})
