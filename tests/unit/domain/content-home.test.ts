import { describe, expect, it } from 'vitest'
import { homePageFaults, homeStoriesFaults } from '#domain/content-home.ts'

const banner = (image: string) => ({
  image,
  mobile_image: '/phone.jpg',
  link: '/productlist/mobile',
  title: 'گوشی‌ها',
})
const faultsOf = (...sections: Parameters<typeof homePageFaults>[0]['sections']) =>
  homePageFaults({ kind: 'homePage', sections })

describe('the banners of a home page', () => {
  it.each(['HERO_SECTION', 'SMALL_BANNER', 'FULL_WIDTH_BANNER'] as const)(
    'of %s each need a picture of their own',
    (type) => {
      const banners = [banner('/a.jpg'), banner('/b.jpg'), banner('/a.jpg'), banner('/a.jpg')]
      expect(faultsOf({ type, banners })).toEqual([
        { field: 'sections.0.banners.2.image', rule: 'twice' },
        { field: 'sections.0.banners.3.image', rule: 'twice' },
      ])
    },
  )

  it('are not called the same while they have no picture', () => {
    expect(faultsOf({ type: 'HERO_SECTION', banners: [banner(''), banner('')] })).toEqual([
      { field: 'sections.0.banners.0.image', rule: 'required' },
      { field: 'sections.0.banners.1.image', rule: 'required' },
    ])
  })

  it('may have the picture of a banner in another section', () => {
    expect(
      faultsOf(
        { type: 'HERO_SECTION', banners: [banner('/a.jpg')] },
        { type: 'SMALL_BANNER', banners: [banner('/a.jpg')] },
      ),
    ).toEqual([])
  })

  it('need a picture for phones, a title and a link within the shop', () => {
    const none = { image: '/a.jpg', mobile_image: '', link: ' ', title: '' }
    const elsewhere = { ...banner('/b.jpg'), link: 'https://other.example/' }
    expect(faultsOf({ type: 'SMALL_BANNER', banners: [none, elsewhere] })).toEqual([
      { field: 'sections.0.banners.0.mobile_image', rule: 'required' },
      { field: 'sections.0.banners.0.link', rule: 'required' },
      { field: 'sections.0.banners.0.title', rule: 'required' },
      { field: 'sections.0.banners.1.link', rule: 'link' },
    ])
  })
})

describe('the sections of a home page', () => {
  const byRule = { by: 'rule' } as const

  it('need a title, and one that no other of their type has', () => {
    expect(
      faultsOf(
        { type: 'PRODUCT', title: 'تازه‌ها', pick: byRule },
        { type: 'CUSTOM_PRODUCT', title: 'تازه‌ها', pick: byRule },
        { type: 'PRODUCT', title: ' تازه‌ها ', pick: byRule },
        { type: 'LATEST_ARTICLES', title: '' },
        { type: 'STORY' },
        { type: 'STORY' },
      ),
    ).toEqual([
      { field: 'sections.2.title', rule: 'twice' },
      { field: 'sections.3.title', rule: 'required' },
    ])
  })

  it.each(['PRODUCT', 'CUSTOM_PRODUCT'] as const)(
    'of %s need products that are picked by hand, or a rule',
    (type) => {
      const byHand = (...slugs: string[]) => ({ by: 'hand' as const, slugs })
      expect(
        faultsOf(
          { type, title: 'یک', pick: byHand() },
          { type, title: 'دو', pick: byHand('', ' ') },
          { type, title: 'سه', pick: byHand('', 'phone') },
          { type, title: 'چهار', pick: byRule },
        ),
      ).toEqual([
        { field: 'sections.0.pick.slugs', rule: 'required' },
        { field: 'sections.1.pick.slugs', rule: 'required' },
      ])
    },
  )

  it('of tiles and tabs need all that each of them shows', () => {
    expect(
      faultsOf(
        {
          type: 'FLAGSHIP',
          title: 'پرچم‌دارها',
          tiles: [
            { name: 'گوشی', image: '/a.jpg', slug: 'phone' },
            { name: '', image: '', slug: '' },
          ],
        },
        {
          type: 'PROPERTY',
          title: 'ویژگی‌ها',
          tabs: [
            { name: 'دوربین', slug: 'camera' },
            { name: '', slug: '' },
          ],
        },
      ),
    ).toEqual([
      { field: 'sections.0.tiles.1.name', rule: 'required' },
      { field: 'sections.0.tiles.1.image', rule: 'required' },
      { field: 'sections.0.tiles.1.slug', rule: 'required' },
      { field: 'sections.1.tabs.1.name', rule: 'required' },
      { field: 'sections.1.tabs.1.slug', rule: 'required' },
    ])
  })
})

it('publishes stories only with a name, a cover, and a picture and a product for each item', () => {
  const whole = { name: 'گوشی', cover: '/a.jpg', items: [{ image: '/a.jpg', product: 'phone' }] }
  const empty = { name: '', cover: ' ', items: [...whole.items, { image: '', product: '' }] }
  expect(homeStoriesFaults({ kind: 'homeStories', stories: [whole, empty] })).toEqual([
    { field: 'stories.1.name', rule: 'required' },
    { field: 'stories.1.cover', rule: 'required' },
    { field: 'stories.1.items.1.image', rule: 'required' },
    { field: 'stories.1.items.1.product', rule: 'required' },
  ])
})
