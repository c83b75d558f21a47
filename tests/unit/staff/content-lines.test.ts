import { describe, expect, it } from 'vitest'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import { number, toman } from '#src/lib/format.ts'
import { sample } from '#tests/support/sample-replies.ts'
import { changedLines } from '#staff/content/changed-lines.ts'
import { placeName, rateLine } from '#staff/content/delivery/delivery-lines.ts'
import { newRate } from '#staff/content/delivery/new-rate.ts'
import { faultText, pictureFaultMessage } from '#staff/content/editing.ts'
import { homePageLines, homeStoriesLines, limitsText } from '#staff/content/home/home-lines.ts'
import { newBanner, newId, newRule, newSection } from '#staff/content/home/new-parts.ts'
import { insuranceLines } from '#staff/content/insurances/insurance-lines.ts'
import { changedAt, moved, removedAt, replacedAt } from '#staff/content/list-edit.ts'
import { siteLinksLines } from '#staff/content/menus/menu-lines.ts'
import { named } from '#staff/content/named-line.ts'

describe('a list of a content', () => {
  const list = ['a', 'b', 'c']

  it('has one item moved by one place', () => {
    expect([moved(list, 1, -1), moved(list, 1, 1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ])
  })

  it('has one item removed, replaced or changed, and the others as they were', () => {
    expect(removedAt(list, 1)).toEqual(['a', 'c'])
    expect(replacedAt(list, 1, 'd')).toEqual(['a', 'd', 'c'])
    expect(
      changedAt(
        [
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ],
        1,
        { b: 5 },
      ),
    ).toEqual([
      { a: 1, b: 2 },
      { a: 3, b: 5 },
    ])
  })
})

describe('a rate of the delivery', () => {
  const tehran = { ...newRate, province_id: 8, province: 'تهران' }
  const words = staffDelivery.rates

  it('is for every place, a province or a city', () => {
    expect(placeName(newRate)).toBe(words.everywhere)
    expect(placeName(tehran)).toBe(words.ofProvince('تهران'))
    expect(placeName({ ...tehran, city_id: 301, city: 'ری' })).toBe(words.place('ری', 'تهران'))
  })

  it('says what is not written, and no term that it does not have', () => {
    const { unknown } = words
    expect(rateLine(newRate)).toBe(words.line(unknown, unknown, unknown))
  })

  it('says all of its terms', () => {
    const rate = { ...newRate, price: 0, days: 2, cutoff_hour: 14 }
    const line = words.line(toman(0), '۲', '۱۴')
    expect(rateLine({ ...rate, free_from: 5_000_000, maximum_units: 3 })).toBe(
      [line, words.lineFree(toman(5_000_000)), words.lineUnits('۳')].join('، '),
    )
    expect(rateLine({ ...rate, from_hour: 9 })).toBe(
      [line, words.lineHours('۹', words.unknown)].join('، '),
    )
    expect(rateLine({ ...rate, to_hour: 18 })).toBe(
      [line, words.lineHours(words.unknown, '۱۸')].join('، '),
    )
  })
})

describe('a fault of a content', () => {
  const faults = [
    { field: 'link', rule: 'link' as const },
    { field: 'image', rule: 'required' as const },
    { field: 'cover', rule: 'address' as const },
  ]

  it('is named at its field alone', () => {
    expect(faultText(faults, 'link')).toBe(staffContents.faults.link)
    expect(faultText(faults, 'title')).toBeUndefined()
  })

  it('of a picture says that one is missing, or else what is wrong', () => {
    expect(pictureFaultMessage(faults, 'image')).toBe(staffHome.pictureMissing)
    expect(pictureFaultMessage(faults, 'cover')).toBe(staffContents.faults.address)
    expect(pictureFaultMessage(faults, 'link')).toBe(staffContents.faults.link)
    expect(pictureFaultMessage(faults, 'title')).toBeUndefined()
  })
})

describe('the home page in lines', () => {
  const section = newSection('PRODUCT')
  const name = staffHome.types.PRODUCT

  it('says whether a section is shown, and what it picks', () => {
    expect(homePageLines({ kind: 'homePage', sections: [section] })).toEqual([
      named(name, staffActions.yes),
      named(
        `${name}، ${staffHome.products}`,
        [staffHome.anyCategory, staffHome.anyBrand, staffHome.orderings['-sold_count'], '۱۰'].join(
          '، ',
        ),
      ),
      named(`${name}، ${staffHome.listCategory}`, ''),
    ])
    const hidden = { ...newSection('STORY'), is_shown: false }
    expect(homePageLines({ kind: 'homePage', sections: [hidden] })).toEqual([
      named(staffHome.types.STORY, staffHome.hidden),
    ])
  })

  it('has the bounds of a rule', () => {
    if (section.type !== 'PRODUCT') throw new Error('the section picks no products')
    const pick = { ...newRule, category: 'mobile', brand: 'apple', min_price: 0, max_price: 9 }
    const edited = { ...section, title: 'تازه‌ها', text: 'ارزان', category: 'mobile', pick }
    const full = staffHome.section(name, 'تازه‌ها')
    expect(homePageLines({ kind: 'homePage', sections: [edited] }).slice(1)).toEqual([
      named(`${full}، ${staffHome.text}`, 'ارزان'),
      named(
        `${full}، ${staffHome.products}`,
        [
          'mobile',
          'apple',
          staffHome.orderings['-sold_count'],
          '۱۰',
          named(staffHome.minPrice, number(0)),
          named(staffHome.maxPrice, number(9)),
        ].join('، '),
      ),
      named(`${full}، ${staffHome.listCategory}`, 'mobile'),
    ])
  })

  it('has goods that are picked by hand, and the query of the list', () => {
    if (section.type !== 'PRODUCT') throw new Error('the section picks no products')
    const pick = { by: 'hand' as const, slugs: ['phone', 'watch'] }
    const edited = { ...section, pick, category: 'mobile', query: 'brand=apple' }
    expect(homePageLines({ kind: 'homePage', sections: [edited] }).slice(1)).toEqual([
      named(`${name}، ${staffHome.products}`, 'phone، watch'),
      named(`${name}، ${staffHome.listCategory}`, 'mobile?brand=apple'),
    ])
  })

  it('has the texts and the tint of a banner', () => {
    const banners = [
      { ...newBanner, image: '/a.jpg', link: '/b' },
      { ...newBanner, title: 'عید', tint: 'saffron' as const },
    ]
    const sections = [{ type: 'SMALL_BANNER' as const, is_shown: true, banners }]
    const banner = staffHome.types.SMALL_BANNER
    expect(homePageLines({ kind: 'homePage', sections }).slice(1)).toEqual([
      named(banner, `/a.jpg، /b، ${staffHome.noTint}`),
      named(banner, `عید، ${staffHome.tints.saffron}`),
    ])
  })

  it('has the limits of facts', () => {
    const { atLeast, atMost, without, facts } = staffHome
    const limits = { min: { batteryMah: 5000 }, max: { cameraMp: 48 }, is: { other: true } }
    expect(limitsText(limits)).toBe(
      [atLeast(facts.batteryMah, '۵۰۰۰'), atMost(facts.cameraMp, '۴۸'), 'other'].join('، '),
    )
    expect(limitsText({ min: {}, max: {}, is: { other: false } })).toBe(without('other'))
  })

  it('has the stories with what each of their pictures is about', () => {
    const [first, second] = sample('HomeStoriesContent').stories
    const story = { ...(first ?? second), name: 'تازه', cover: '/c.jpg', tint: 'saffron' as const }
    const items = [
      { id: 1, image: '/1.jpg', product: 'phone', color: 'آبی', text: 'نو' },
      { id: 2, image: '/2.jpg', product: '', text: '' },
    ]
    expect(
      homeStoriesLines({ kind: 'homeStories', stories: [{ id: 3, ...story, items }] }),
    ).toEqual([
      named('تازه', `/c.jpg، ${staffHome.tints.saffron}`),
      named('تازه', 'phone، آبی، نو، /1.jpg'),
      named('تازه', '/2.jpg'),
    ])
  })
})

describe('a new part of the home page', () => {
  it('has an id above all others, from the seconds of now on', () => {
    expect(newId([5, 7], 6_999)).toBe(8)
    expect(newId([5, 7], 9_999)).toBe(9)
    expect(newId([], 9_999)).toBe(9)
  })

  it.each([
    ['STORY', ['type', 'is_shown']],
    ['PRODUCT', ['type', 'is_shown', 'title', 'text', 'category', 'query', 'pick']],
    ['CUSTOM_PRODUCT', ['type', 'is_shown', 'title', 'text', 'category', 'query', 'pick']],
    ['FLAGSHIP', ['type', 'is_shown', 'title', 'tiles']],
    ['PROPERTY', ['type', 'is_shown', 'title', 'category', 'tabs']],
    ['LATEST_ARTICLES', ['type', 'is_shown', 'title', 'size']],
    ['HERO_SECTION', ['type', 'is_shown', 'banners']],
  ] as const)('of the type %s is shown and has %j', (type, fields) => {
    const section = newSection(type)
    expect([section.type, section.is_shown, Object.keys(section)]).toEqual([type, true, fields])
  })
})

describe('the insurances in lines', () => {
  it('have a dash for each number that is not entered', () => {
    const [made] = sample('InsurancesContent').insurances
    if (made === undefined) throw new Error('the sample has no insurance')
    const empty = { ...made, months: null, rate_permille: null, minimum_price: null }
    const lines = (insurance: typeof made) =>
      insuranceLines({ kind: 'insurances', insurances: [insurance] })
    expect(lines(empty)[1]).toMatch(/—.*—.*—/)
    const full = { ...made, months: 12, rate_permille: 35, minimum_price: 100_000 }
    expect(lines(full)[1]).toMatch(/۱۲.*۳۵.*۱۰۰٬۰۰۰/)
    const answers = [true, false].map((is_offered) => lines({ ...full, is_offered })[2])
    expect(answers.map((line) => line?.split(': ')[1])).toEqual([staffActions.yes, staffActions.no])
  })
})

describe('the links of the site in lines', () => {
  it('are named with their column, and whether each is shown', () => {
    const link = { title: 'بلاگ', link: '/blog', is_shown: false }
    const column = { title: 'راهنما', is_shown: true, links: [link] }
    expect(
      siteLinksLines({
        kind: 'siteLinks',
        links: [{ ...link, icon: 'no-icon' }],
        columns: [column],
      }),
    ).toEqual([
      named('بلاگ', '/blog'),
      named(staffMenus.under('بلاگ', staffMenus.shown), staffActions.no),
      named(staffMenus.under('بلاگ', staffMenus.icon), 'no-icon'),
      named(staffMenus.under('راهنما', staffMenus.shown), staffActions.yes),
      named(staffMenus.under('راهنما', 'بلاگ'), '/blog'),
      named(
        staffMenus.under(staffMenus.under('راهنما', 'بلاگ'), staffMenus.shown),
        staffActions.no,
      ),
    ])
  })
})

describe('what differs between two versions', () => {
  const version = (texts: readonly string[]) => ({
    kind: 'faq' as const,
    categories: texts.map((title) => ({ title, questions: [] })),
  })

  it('is nothing between equal ones', () => {
    expect(changedLines(version(['سفارش']), version(['سفارش']))).toEqual([])
  })

  it('is a change of the only line with a name', () => {
    expect(changedLines(version(['سفارش']), version(['پرداخت']))).toEqual([
      staffActions.change(staffContents.faq.categoryTitle, 'سفارش', 'پرداخت'),
    ])
  })

  it('is what was removed and added where several lines have a name', () => {
    const line = (title: string) => named(staffContents.faq.categoryTitle, title)
    expect(changedLines(version(['سفارش', 'ارسال']), version(['پرداخت']))).toEqual([
      staffActions.lineRemoved(line('سفارش')),
      staffActions.lineRemoved(line('ارسال')),
      staffActions.lineAdded(line('پرداخت')),
    ])
  })

  it('is only the form if no line differs', () => {
    expect(changedLines(version(['سفارش', 'ارسال']), version(['ارسال', 'سفارش']))).toEqual([
      staffActions.reshaped,
    ])
  })
})
