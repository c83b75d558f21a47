import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
let support: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  support = await newStaff(shop, 'support')
})
afterAll(() => shop.close())

const path = (id: number) => ({ params: { path: { id } } })

describe('canned replies', () => {
  it('are ordered by title, changed and removed', async () => {
    const create = (title: string, text: string) =>
      answer(support.api.POST('/staff/canned-reply/', { body: { title, text } }))
    await create('ب', 'دوم')
    const { results } = await create(' الف ', 'سلام {نام}')
    expect(results.map(({ title, text, version }) => [title, text, version])).toEqual([
      ['الف', 'سلام {نام}', 1],
      ['ب', 'دوم', 1],
    ])
    const id = results[0]?.id ?? 0
    const change = (expected_version: number) =>
      support.api.PUT('/staff/canned-reply/{id}/', {
        ...path(id),
        body: { title: 'الف', text: 'درود', expected_version },
      })
    const changed = await answer(change(1))
    expect(changed.results[0]).toEqual({ id, title: 'الف', text: 'درود', version: 2 })
    expect(await refusal(change(1))).toEqual({ status: 409, code: 'changed_meanwhile' })
    const remove = () => support.api.DELETE('/staff/canned-reply/{id}/', path(id))
    expect((await answer(remove())).results.map(({ title }) => title)).toEqual(['ب'])
    expect(await refusal(remove())).toEqual({ status: 404, code: 'canned_reply_not_found' })
  })

  it('have no unknown placeholder', async () => {
    const body = { title: 'الف', text: 'سلام {چیز}' }
    expect(await refusal(support.api.POST('/staff/canned-reply/', { body }))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  })

  it('have a title and a text', async () => {
    const body = { title: ' ', text: 'سلام' }
    expect(await refusal(support.api.POST('/staff/canned-reply/', { body }))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  })
})
