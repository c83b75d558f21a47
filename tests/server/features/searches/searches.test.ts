import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchCounts } from '#server/platform/db/schema/catalogue.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  await shop.db.delete(searchCounts)
})
afterAll(() => shop.close())

const popular = async () => answer(shop.client().api.GET('/product/searches/popular/'))

async function search(text: string, client = shop.client()): Promise<number> {
  const { response } = await client.api.POST('/product/searches/', { body: { text } })
  return response.status
}

async function searchOften(text: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect(await search(text)).toBe(204)
}

describe('popular searches', () => {
  it('are what five people or more have searched for, the most frequent first', async () => {
    await searchOften('گلکسی S25', 6)
    await searchOften('ایرپادز', 7)
    await searchOften('پیکسل', 4)
    expect(await popular()).toEqual(['ایرپادز', 'گلکسی S25'])
    await searchOften('پيكسل', 1)
    expect(await popular()).toEqual(['ایرپادز', 'گلکسی S25', 'پیکسل'])
  })

  it('count a text once for each address, and no number, and leave out what finds no product', async () => {
    const before = await shop.db.select().from(searchCounts)
    const one = shop.client()
    for (let time = 0; time < 9; time++) await search('کابل', one)
    await searchOften('zzzz qqqq', 9)
    await searchOften('۰۹۱۲۱۲۳۴۵۶۷', 1)
    const after = await shop.db.select().from(searchCounts)
    const added = after.filter(({ form }) => !before.some((row) => row.form === form))
    expect(added.map(({ text, count, hasResults }) => [text, count, hasResults])).toEqual([
      ['کابل', 1, true],
      ['zzzz qqqq', 9, false],
    ])
    expect(Object.keys(after[0] ?? {}).toSorted()).toEqual([
      'count',
      'day',
      'form',
      'hasResults',
      'text',
    ])
    expect(await popular()).not.toContain('zzzz qqqq')
  })

  it('keep the words of the first who searched, without symbols and stacked marks', async () => {
    await searchOften('آیفون ۱۷', 5)
    for (const text of ['آیفون ۱۷ 💩💩💩', 'آ̷ی̷ف̷و̷ن̷ ۱۷', '《آیفون》 !!! ۱۷', 'ＩＰＨＯＮＥ １７'])
      await searchOften(text, 1)
    await searchOften('★ گلکسی--S25+ ★', 5)
    const shown = await popular()
    expect(shown).toContain('آیفون ۱۷')
    expect(shown.filter((text) => !/^[\p{L}\p{Nd}\u200c ]+$/u.test(text))).toEqual([])
    const stored = await shop.db.select({ text: searchCounts.text }).from(searchCounts)
    expect(stored.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['آیفون ۱۷', 'IPHONE 17']),
    )
  })

  it('count no text of which a part alone finds products', async () => {
    await searchOften('گلکسی zzzzqqqq', 6)
    expect(await popular()).not.toContain('گلکسی zzzzqqqq')
    const stored = await shop.db.select({ text: searchCounts.text }).from(searchCounts)
    expect(stored.map(({ text }) => text)).not.toContain('گلکسی zzzzqqqq')
  })

  it('forget what is older than a month', async () => {
    shop.clock.advance(31 * 86_400)
    expect(await popular()).toEqual([])
  })

  it('refuse a text that is empty or too long', async () => {
    for (const text of ['', 'آ'.repeat(61)]) {
      const call = shop.client().api.POST('/product/searches/', { body: { text } })
      expect(await refusal(call)).toEqual({ status: 400, code: 'validation_failed' })
    }
  })
})
