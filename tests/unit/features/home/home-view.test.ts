import { describe, expect, it } from 'vitest'
import { sample } from '#tests/support/sample-replies.ts'
import { outlineOf } from '#src/features/home/home-outline.ts'
import { listAddress, offerEnds, type Section } from '#src/features/home/home-view.ts'

const category = { id: 3, name: 'گوشی', slug: 'mobile' }
const soon = '2026-11-21T08:00:00.000Z'
const later = '2026-11-22T08:00:00.000Z'
const latest = '2026-11-23T08:00:00.000Z'

describe('the link of a section', () => {
  it('leads to the list of its category, narrowed by its query', () => {
    expect(listAddress({ category, query: 'brand=apple' })).toBe('/productlist/mobile?brand=apple')
    expect(listAddress({ category })).toBe('/productlist/mobile')
    expect(listAddress({ query: 'brand=apple' })).toBe('/productlist?brand=apple')
  })

  it('is missing without both', () => {
    expect([listAddress(undefined), listAddress({ title: 'تازه‌ها' })]).toEqual([null, null])
  })
})

/** Offers that end at these moments; null has no end, undefined no price. */
const offers = (ends: readonly (string | null | undefined)[], end: string | null = null) => {
  const prices = ends.map((expire_time) => ({
    price: expire_time === undefined ? null : { expire_time },
  }))
  const made = sample('HomeSection', {
    type: 'CUSTOM_PRODUCT',
    data: prices,
    extra_data: { expire_time: end },
  })
  if (made.type !== 'CUSTOM_PRODUCT') throw new Error('the sample has no offers')
  return made
}

describe('the end of the special offers', () => {
  it('is given for each moment once, the soonest first', () => {
    expect(offerEnds(offers([later, soon, later, null, undefined], latest))).toEqual([
      soon,
      later,
      latest,
    ])
  })

  it('is given for no moment if none has one', () => {
    expect(offerEnds(offers([null, undefined]))).toEqual([])
  })
})

describe('the first page of the home page', () => {
  const goods: Section = sample('HomeSection', { type: 'PRODUCT', data: [{}, {}, {}] })
  const hero: Section = sample('HomeSection', { type: 'HERO_SECTION' })
  const wideBanner: Section = sample('HomeSection', { type: 'FULL_WIDTH_BANNER' })
  const outlined = (sections: readonly Section[]) =>
    outlineOf(sections).map(({ section, isFirst, isPartial }) => [
      section.type,
      section.data.length,
      isFirst,
      isPartial,
    ])

  it('has the goods of the sections that begin within two and a half screens', () => {
    // The hero is 660 pixels high, a row of goods 430.
    expect(outlined([hero, goods, goods, goods])).toEqual([
      ['HERO_SECTION', 2, true, false],
      ['PRODUCT', 3, false, false],
      ['PRODUCT', 3, false, false],
      ['PRODUCT', 0, false, true],
    ])
  })

  it('omits the products of a section that begins past two and a half screens', () => {
    const banner: Section = sample('HomeSection', { type: 'SMALL_BANNER' })
    const begin = [offers([null]), offers([null]), banner]
    expect(outlined([...begin, goods]).at(-1)).toEqual(['PRODUCT', 0, false, true])
  })

  it('puts a section that begins at the end of the first screen on the next one', () => {
    expect(
      outlined([wideBanner, wideBanner, wideBanner, wideBanner]).map(([, , isFirst]) => isFirst),
    ).toEqual([true, true, true, false])
  })

  it('has two special offers, and the end of the soonest of all', () => {
    const three = offers([later, latest, soon])
    const [first] = outlineOf([three])
    expect(first?.section.data).toEqual(three.data.slice(0, 2))
    expect(first?.section.extra_data).toEqual({ ...three.extra_data, expire_time: soon })
    expect(first?.isPartial).toBe(true)
    const [whole] = outlineOf([offers([null, null])])
    expect([whole?.isPartial, whole?.section.extra_data?.expire_time]).toEqual([false, null])
  })
})
