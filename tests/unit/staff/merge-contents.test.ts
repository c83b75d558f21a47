import { describe, expect, it } from 'vitest'
import openapi from '#api/openapi.json' with { type: 'json' }
import type { Schemas } from '#machines/api/client.ts'
import { contentText } from '#domain/same-content.ts'
import { identityOf } from '#machines/flows/staff-content/list-identities.ts'
import { mergeContents, type Side } from '#machines/flows/staff-content/merge-contents.ts'
import { mergeLines } from '#staff/content/merge-lines.ts'
import { seeded, type Seeded } from '#tests/support/seeded.ts'

type Content = Schemas['Content']

const merge = <Value extends object>(
  base: Value | null,
  mine: Value,
  theirs: Value,
  side: Side = 'mine',
  isOwn = false,
) => mergeContents({ base, mine, theirs, isOwn }, () => side)

const calendar = (...days: [string, string][]): Schemas['DeliveryCalendarContent'] => ({
  kind: 'deliveryCalendar',
  days: days.map(([day, name]) => ({ day, name })),
})
const link = (title: string, path = `/${title}`) => ({ title, link: path, is_shown: true })
const linksOf = (...links: ReturnType<typeof link>[]): Schemas['SiteLinksContent'] => ({
  kind: 'siteLinks',
  links: [],
  columns: [{ title: 'ستون', is_shown: true, links }],
})
const paragraph = (text: string): Schemas['RichBlock'] => ({
  type: 'paragraph',
  content: [{ text, bold: false, italic: false, link: '' }],
})
const section = (id: string, ...texts: string[]): Schemas['TextSection'] => ({
  id,
  title: 'عنوان',
  body: texts.map(paragraph),
  steps: [],
  facts: [],
  questions: [],
})
const pageOf = (...sections: Schemas['TextSection'][]): Schemas['TextPageContent'] => ({
  kind: 'terms',
  title: 'قوانین',
  description: '',
  lead: '',
  sections,
})
const insurance = (id: number | null, name: string): Schemas['EditedInsurance'] => ({
  id,
  name,
  description: '',
  months: 12,
  rate_permille: 50,
  minimum_price: null,
  category_slugs: [],
  is_offered: true,
})
const insurancesOf = (
  ...insurances: Schemas['EditedInsurance'][]
): Schemas['InsurancesContent'] => ({ kind: 'insurances', insurances })
const storiesOf = (...stories: [number, string][]): Schemas['HomeStoriesContent'] => ({
  kind: 'homeStories',
  stories: stories.map(([id, name]) => ({ id, name, cover: '', tint: 'sage', items: [] })),
})

describe('two versions of a content', () => {
  it('keep the holidays that both closed, in the order of the days', () => {
    const base = calendar(['2026-12-21', 'یلدا'])
    const mine = calendar(['2026-12-21', 'یلدا'], ['2026-12-30', 'انبارگردانی'])
    const theirs = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
    expect(merge(base, mine, theirs)).toEqual({
      merged: calendar(
        ['2026-12-21', 'یلدا'],
        ['2026-12-25', 'جشن'],
        ['2026-12-30', 'انبارگردانی'],
      ),
      conflicts: [],
    })
  })

  it('differ in a holiday that both named, each in another way', () => {
    const base = calendar(['2026-12-21', 'یلدا'])
    const mine = calendar(['2026-12-21', 'شب یلدا'])
    const theirs = calendar(['2026-12-21', 'شب چله'])
    const { merged, conflicts } = merge(base, mine, theirs, 'theirs')
    expect(merged).toEqual(theirs)
    expect(conflicts).toEqual([
      {
        path: '/days/2026-12-21/name',
        of: 'part',
        base: 'یلدا',
        mine: 'شب یلدا',
        theirs: 'شب چله',
      },
    ])
    expect(merge(base, mine, theirs, 'mine').merged).toEqual(mine)
  })

  it('differ in an item that one removed and the other changed', () => {
    const base = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
    const mine = calendar(['2026-12-21', 'یلدا'])
    const theirs = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن بزرگ'])
    const { merged, conflicts } = merge(base, mine, theirs, 'theirs')
    expect(merged).toEqual(theirs)
    expect(conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      [undefined, { day: '2026-12-25', name: 'جشن بزرگ' }],
    ])
    expect(merge(base, mine, theirs).merged).toEqual(mine)
    expect(merge(base, theirs, mine, 'theirs').merged).toEqual(mine)
  })

  it('recognize a link by its place after its title was changed', () => {
    const hidden = { ...link('ب'), is_shown: false }
    const base = linksOf(link('الف'), link('ب'), link('پ'))
    const mine = linksOf(link('الف'), link('بنفش', '/ب'), link('پ'))
    const theirs = linksOf(link('الف'), hidden, link('پ'))
    expect(merge(base, mine, theirs)).toEqual({
      merged: linksOf(link('الف'), { ...link('بنفش', '/ب'), is_shown: false }, link('پ')),
      conflicts: [],
    })
  })

  it('never put a title and a link, or a question and an answer, together of two', () => {
    const base = linksOf(link('الف'), link('ب'))
    const mine = linksOf(link('الف'), link('بنفش', '/ب'))
    const theirs = linksOf(link('الف'), link('ب', '/blue'))
    const { merged, conflicts } = merge(base, mine, theirs)
    expect(merged).toEqual(mine)
    expect(merge(base, mine, theirs, 'theirs').merged).toEqual(theirs)
    expect(conflicts).toEqual([
      {
        path: '/columns/ستون/links/ب/link+title',
        of: 'part',
        base: { title: 'ب', link: '/ب' },
        mine: { title: 'بنفش', link: '/ب' },
        theirs: { title: 'ب', link: '/blue' },
      },
    ])
    const faq = (question: string, answer: string): Schemas['FaqContent'] => ({
      kind: 'faq',
      categories: [{ title: 'ارسال', questions: [{ question, answer }] }],
    })
    expect(merge(faq('ک', '۱'), faq('چ', '۱'), faq('ک', '۲')).conflicts).toHaveLength(1)
  })

  it('keep both of two new items that have the same title', () => {
    const base = linksOf(link('الف'))
    const mine = linksOf(link('الف'), link('ب', '/mine'))
    const theirs = linksOf(link('الف'), link('ب', '/theirs'))
    expect(merge(base, mine, theirs)).toEqual({
      merged: linksOf(link('الف'), link('ب', '/theirs'), link('ب', '/mine')),
      conflicts: [],
    })
  })

  it('hold what the server gave an id or a moment only once after a lost answer', () => {
    const published = insurancesOf(insurance(1, 'الف'), insurance(4, 'ب'))
    const draft = insurancesOf(insurance(1, 'الف'), insurance(null, 'ب'))
    for (const base of [insurancesOf(insurance(1, 'الف')), null])
      expect(merge(base, draft, published)).toEqual({ merged: published, conflicts: [] })
    const article: Schemas['ArticleContent'] = {
      kind: 'article',
      is_shown: true,
      title: 'عنوان',
      excerpt: '',
      cover: '',
      cover_alt: '',
      body: [],
      products: [],
      published_at: null,
    }
    const shown = { ...article, published_at: '2026-11-29T10:00:00Z' }
    expect(merge({ ...article, is_shown: false }, article, shown)).toEqual({
      merged: shown,
      conflicts: [],
    })
  })

  it('do not duplicate an insurance edited after a lost response', () => {
    const old = insurance(1, 'الف')
    const added = { ...insurance(4, 'ب'), description: 'شکستگی و آب‌خوردگی' }
    const edits = [{ months: 24 }, { name: 'بیمهٔ ب' }, { description: 'شکستگی' }]
    for (const base of [insurancesOf(old), null])
      for (const edit of edits) {
        const edited = { ...added, ...edit }
        const mine = insurancesOf(old, { ...edited, id: null })
        const { merged, conflicts } = merge(base, mine, insurancesOf(old, added), 'mine', true)
        expect(merged).toEqual(insurancesOf(old, edited))
        expect(conflicts).toHaveLength(1)
        expect(merge(base, mine, insurancesOf(old, added), 'theirs', true).merged).toEqual(
          insurancesOf(old, added),
        )
      }
  })

  it('keep two new insurances that share only categories or a common text', () => {
    const old = insurance(1, 'الف')
    const own = { ...insurance(null, 'ب'), description: 'شکستگی', category_slugs: ['console'] }
    const added = { ...insurance(4, 'پ'), description: 'شکستگی', category_slugs: ['console'] }
    for (const base of [insurancesOf(old), null])
      expect(merge(base, insurancesOf(old, own), insurancesOf(old, added))).toEqual({
        merged: insurancesOf(old, added, own),
        conflicts: [],
      })
    const common = { ...old, description: 'شکستگی' }
    const [mine, theirs] = [insurancesOf(common, own), insurancesOf(common, added)]
    expect(merge(insurancesOf(common), mine, theirs, 'mine', true).merged).toEqual(
      insurancesOf(common, added, own),
    )
  })

  it('take the order from the side that changed it, with what the other one added after what it followed', () => {
    const base = linksOf(link('الف'), link('ب'), link('پ'))
    const mine = linksOf(link('پ'), link('الف'), link('ب'))
    const theirs = linksOf(link('الف'), link('ت'), link('ب'), link('پ'))
    const merged = linksOf(link('پ'), link('الف'), link('ت'), link('ب'))
    expect(merge(base, mine, theirs)).toEqual({ merged, conflicts: [] })
    expect(merge(base, theirs, mine)).toEqual({ merged, conflicts: [] })
  })

  it('put what both added at a place one after the other, what is published first', () => {
    const base = linksOf(link('الف'), link('ب'))
    const mine = linksOf(link('الف'), link('من'), link('من دو'), link('ب'))
    const theirs = linksOf(link('الف'), link('همکار'), link('ب'))
    expect(merge(base, mine, theirs).merged).toEqual(
      linksOf(link('الف'), link('همکار'), link('من'), link('من دو'), link('ب')),
    )
  })

  it('differ in the order if both changed it', () => {
    const base = linksOf(link('الف'), link('ب'), link('پ'))
    const mine = linksOf(link('پ'), link('الف'), link('ب'))
    const theirs = linksOf(link('ب'), link('الف'), link('پ'))
    const { merged, conflicts } = merge(base, mine, theirs, 'theirs')
    expect(merged).toEqual(theirs)
    expect(merge(base, mine, theirs, 'mine').merged).toEqual(mine)
    expect(conflicts).toEqual([
      {
        path: '/columns/ستون/links/',
        of: 'order',
        base: base.columns[0]?.links,
        mine: mine.columns[0]?.links,
        theirs: theirs.columns[0]?.links,
      },
    ])
  })

  it('keep two new sections and two new stories to which both gave the same id', () => {
    const page = merge(
      pageOf(section('part-1', 'یک')),
      pageOf(section('part-1', 'یک'), section('part-2', 'از من')),
      pageOf(section('part-1', 'یک'), section('part-2', 'از همکار')),
    )
    expect(page).toEqual({
      merged: pageOf(
        section('part-1', 'یک'),
        section('part-2', 'از همکار'),
        section('part-2-2', 'از من'),
      ),
      conflicts: [],
    })
    const mine = storiesOf([1, 'نخست'], [2, 'از من'])
    const theirs = storiesOf([1, 'نخست'], [2, 'از همکار'])
    const stories = merge(storiesOf([1, 'نخست']), mine, theirs)
    expect(stories.merged).toEqual(storiesOf([1, 'نخست'], [2, 'از همکار'], [3, 'از من']))
    expect(merge(storiesOf([1, 'نخست']), mine, stories.merged)).toEqual(stories)
  })

  it('keep the paragraphs that each changed, and differ in the one that both changed', () => {
    const base = pageOf({ ...section('a', 'یک', 'دو', 'سه'), title: '' })
    const mine = pageOf({ ...section('a', 'یک از من', 'دو', 'سه از من'), title: '' })
    const theirs = pageOf({ ...section('a', 'یک', 'دو از همکار', 'سه از همکار'), title: '' })
    const { merged, conflicts } = merge(base, mine, theirs)
    expect(merged.sections[0]?.body).toEqual(['یک از من', 'دو از همکار', 'سه از من'].map(paragraph))
    expect(conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      [paragraph('سه از من'), paragraph('سه از همکار')],
    ])
  })

  it('never put a rule together of two', () => {
    const rule = {
      by: 'rule',
      category: 'mobile',
      brand: '',
      ordering: '-sold_count',
      size: 10,
      min: {},
      max: {},
      is: {},
      min_price: null,
      max_price: null,
    } as const
    const rows = (pick: Schemas['EditedProducts']['pick']): Schemas['HomePageContent'] => ({
      kind: 'homePage',
      sections: [
        { type: 'PRODUCT', is_shown: true, title: '', text: '', category: '', query: '', pick },
      ],
    })
    const mine = rows({ ...rule, min: { ram: 8 } })
    const theirs = rows({ ...rule, category: 'tablet' })
    expect(merge(rows(rule), mine, theirs).conflicts).toHaveLength(1)
    const byHand = rows({ by: 'hand', slugs: ['a'] })
    expect(merge(rows(rule), mine, byHand, 'theirs').merged).toEqual(byHand)
  })

  it('keep what either has if nobody knows with what they began', () => {
    const mine = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
    const theirs = calendar(['2026-12-21', 'شب چله'], ['2026-12-30', 'انبارگردانی'])
    const { merged, conflicts } = merge(null, mine, theirs)
    expect(merged.days.map(({ day }) => day)).toEqual(['2026-12-21', '2026-12-25', '2026-12-30'])
    expect(conflicts.map(({ path }) => path)).toEqual(['/days/2026-12-21/name'])
    const pages = [pageOf(section('a', 'یک')), pageOf(section('a', 'دو'))] as const
    expect(merge(null, ...pages).merged.sections.map(({ id }) => id)).toEqual(['a'])
  })
})

type Banners = Schemas['EditedBanners']

const bannersOf = (tag: string, isShown = true, link = `/${tag}`): Banners => ({
  type: 'SMALL_BANNER',
  is_shown: isShown,
  banners: [
    {
      image: `/uploads/${tag}`,
      mobile_image: '',
      alt: '',
      link,
      kicker: '',
      title: '',
      text: '',
      action: '',
      price_of: '',
      color: '',
      tint: null,
    },
  ],
})
const homeOf = (...sections: Banners[]): Schemas['HomePageContent'] => ({
  kind: 'homePage',
  sections,
})

describe('sections without a title', () => {
  const sections = {
    one: bannersOf('one'),
    two: bannersOf('two'),
    mine: bannersOf('mine'),
    theirs: bannersOf('theirs'),
  }
  const base = homeOf(sections.one, sections.two)

  it('stay who they are when one is inserted before them', () => {
    const inserted = homeOf(sections.mine, sections.one, sections.two)
    const hidden = homeOf(bannersOf('one', false), sections.two)
    const merged = homeOf(sections.mine, bannersOf('one', false), sections.two)
    expect(merge(base, inserted, hidden)).toEqual({ merged, conflicts: [] })
    expect(merge(base, hidden, inserted)).toEqual({ merged, conflicts: [] })
  })

  it('differ in the one that one side removed and the other hid', () => {
    const hidden = homeOf(bannersOf('one', false), sections.two)
    const { merged, conflicts } = merge(base, homeOf(sections.two), hidden)
    expect(merged).toEqual(homeOf(sections.two))
    expect(conflicts.map(({ mine, theirs }) => [mine, theirs])).toEqual([
      [undefined, bannersOf('one', false)],
    ])
  })

  it('are both kept if both are new', () => {
    expect(merge(homeOf(), homeOf(sections.mine), homeOf(sections.theirs))).toEqual({
      merged: homeOf(sections.theirs, sections.mine),
      conflicts: [],
    })
  })

  it('are one conflict if nobody can tell which is which', () => {
    const rewritten = homeOf(bannersOf('x'), bannersOf('y'))
    const hidden = homeOf(bannersOf('one', false), sections.two)
    const { merged, conflicts } = merge(base, rewritten, hidden, 'theirs')
    expect(merged).toEqual(hidden)
    expect(conflicts).toEqual([
      {
        path: '/sections',
        of: 'part',
        base: base.sections,
        mine: rewritten.sections,
        theirs: hidden.sections,
      },
    ])
  })
})

describe('edits of lists in which nothing has a key of its own', () => {
  type Part = { tag: string; isShown: boolean; link: string }
  const home = (parts: readonly Part[]) =>
    homeOf(...parts.map(({ tag, isShown, link }) => bannersOf(tag, isShown, link)))
  const begun = ['a', 'b', 'c', 'd'].map((tag) => ({ tag, isShown: true, link: `/${tag}` }))

  function changed(who: string, random: Seeded): Part[] {
    const kept = begun
      .filter(() => random.chance(0.7))
      .map((part) => ({
        ...part,
        isShown: random.chance(0.7),
        link: random.chance(0.3) ? `/${who}${part.tag}` : part.link,
      }))
    if (random.chance(0.3)) kept.push(...kept.splice(0, 1))
    const added = { tag: `${who}1`, isShown: true, link: `/${who}1` }
    return random.chance(0.5) ? kept.toSpliced(random.whole(0, kept.length), 0, added) : kept
  }

  it.for(Array.from({ length: 300 }, (_, seed) => seed))(
    'never change another item (seed %i)',
    (seed) => {
      const random = seeded(seed)
      const [mine, theirs] = [changed('mine', random), changed('theirs', random)]
      for (const side of ['mine', 'theirs'] as const) {
        const { merged } = merge(home(begun), home(mine), home(theirs), side)
        const tags = merged.sections.map((section) => {
          const { is_shown: isShown } = section
          const [banner, ...others] = 'banners' in section ? section.banners : []
          const tag = banner?.image.replace('/uploads/', '') ?? ''
          const found = [mine, theirs].flatMap((parts) => parts.filter((each) => each.tag === tag))
          expect(others).toEqual([])
          expect(found.map((each) => each.link)).toContain(banner?.link)
          expect(found.map((each) => each.isShown)).toContain(isShown)
          return tag
        })
        expect(new Set(tags).size).toBe(tags.length)
      }
    },
  )
})

/** Edits by one person, whose texts nobody else writes. */
function edited(content: Content, who: string, random: Seeded): Content {
  let count = 0
  const text = () => `${who}${(count += 1)}`
  const list = <Item>(
    items: readonly Item[],
    change: (item: Item) => Item,
    add: () => Item,
    moves = true,
  ): Item[] => {
    const kept = items
      .filter(() => random.chance(0.85))
      .map((item) => (random.chance(0.3) ? change(item) : item))
    if (moves && kept.length > 1 && random.chance(0.2)) kept.push(...kept.splice(0, 1))
    return random.chance(0.4) ? kept.toSpliced(random.whole(0, kept.length), 0, add()) : kept
  }
  switch (content.kind) {
    case 'deliveryCalendar': {
      const day = () => `2026-12-${random.whole(10, 30)}`
      const days = list(
        content.days,
        (each) => ({ ...each, name: text() }),
        () => ({ day: day(), name: text() }),
        false,
      )
      return { ...content, days: [...new Map(days.map((each) => [each.day, each])).values()] }
    }
    case 'faq':
      return {
        ...content,
        categories: list(
          content.categories,
          (category) => ({
            title: random.chance(0.3) ? text() : category.title,
            questions: list(
              category.questions,
              (each) => ({ ...each, [random.pick(['question', 'answer'])]: text() }),
              () => ({ question: text(), answer: text() }),
            ),
          }),
          () => ({ title: text(), questions: [] }),
        ),
      }
    case 'homeStories': {
      const id = Math.max(0, ...content.stories.map((each) => each.id)) + 1
      return {
        ...content,
        stories: list(
          content.stories,
          (each) => ({ ...each, [random.pick(['name', 'cover'])]: text() }),
          () => ({ id, name: text(), cover: text(), tint: 'sage', items: [] }),
        ),
      }
    }
    case 'terms':
      return {
        ...content,
        [random.pick(['title', 'lead'])]: text(),
        sections: list(
          content.sections,
          (each) => ({
            ...each,
            title: random.chance(0.3) ? text() : each.title,
            body: list(
              each.body,
              () => paragraph(text()),
              () => paragraph(text()),
            ),
          }),
          () => section(`part-${content.sections.length + 1}`, text()),
        ),
      }
    default:
      return content
  }
}

const starts: [Content, ...Content[]] = [
  calendar(['2026-12-11', 'base1'], ['2026-12-21', 'base2'], ['2026-12-25', 'base3']),
  {
    kind: 'faq',
    categories: ['base1', 'base2', 'base3'].map((title) => ({
      title,
      questions: [1, 2, 3].map((number) => ({
        question: `${title}q${number}`,
        answer: `${title}a${number}`,
      })),
    })),
  },
  storiesOf([1, 'base1'], [2, 'base2'], [3, 'base3'], [4, 'base4']),
  pageOf(section('part-1', 'base1', 'base2'), section('part-2', 'base3', 'base4', 'base5')),
]

/** The texts of edits and of the beginning, wherever they are. */
const textsIn = (value: unknown) =>
  new Set(JSON.stringify(value).match(/(?:base|mine|theirs)[a-z0-9]+/g))

/** The same for contents that differ only in the order of lists and in ids. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unordered).map(contentText).toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'id' ? '' : unordered(part)]),
  )
}

describe('any two edits of a content', () => {
  const seeds = Array.from({ length: 300 }, (_, seed) => seed)

  function edits(seed: number) {
    const random = seeded(seed)
    const base = random.pick(starts)
    const side = random.pick(['mine', 'theirs'] as const)
    const mine = edited(base, 'mine', random)
    return { base, mine, theirs: edited(base, 'theirs', random), side }
  }

  it.for(seeds)('are the other side if one changed nothing (seed %i)', (seed) => {
    const { base, mine, theirs, side } = edits(seed)
    expect(merge(base, base, theirs, side)).toEqual({ merged: theirs, conflicts: [] })
    expect(merge(base, mine, base, side)).toEqual({ merged: mine, conflicts: [] })
    expect(merge(base, mine, mine, side)).toEqual({ merged: mine, conflicts: [] })
  })

  it.for(seeds)('are merged once and for all (seed %i)', (seed) => {
    const { base, mine, theirs, side } = edits(seed)
    const { merged, conflicts } = merge(base, mine, theirs, side)
    const again = merge(base, merged, theirs, side)
    // A choice between two orders is not always found again among the items that it left.
    const read = conflicts.length === 0 ? (content: Content) => content : unordered
    expect(read(again.merged)).toEqual(read(merged))
    expect(merge(theirs, merged, theirs, side)).toEqual({ merged, conflicts: [] })
  })

  it.for(seeds)('lose nothing that a side wrote or both left (seed %i)', (seed) => {
    const { base, mine, theirs, side } = edits(seed)
    const { merged, conflicts } = merge(base, mine, theirs, side)
    const [begun, own, published] = [textsIn(base), textsIn(mine), textsIn(theirs)]
    const found = textsIn([merged, conflicts])
    const written = [...own, ...published].filter((text) => !begun.has(text))
    const left = [...begun].filter((text) => own.has(text) && published.has(text))
    expect([...written, ...left].filter((text) => !found.has(text))).toEqual([])
    if (conflicts.length > 0) return
    const removed = [...begun].filter((text) => !own.has(text) || !published.has(text))
    expect(removed.filter((text) => found.has(text))).toEqual([])
  })

  it.for(seeds)('are the same for both people unless they conflict (seed %i)', (seed) => {
    const { base, mine, theirs } = edits(seed)
    const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)]
    expect(other.conflicts.map(({ path }) => path).toSorted()).toEqual(
      one.conflicts.map(({ path }) => path).toSorted(),
    )
    const read = one.conflicts.length === 0 ? unordered : () => null
    expect(read(other.merged)).toEqual(read(one.merged))
  })
})

type Node = {
  $ref?: string
  type?: string | string[]
  items?: Node
  properties?: Record<string, Node>
  oneOf?: Node[]
  anyOf?: Node[]
}

it('recognizes the items of each list of the contract, besides those within a block of a text', () => {
  const schemas = new Map<string, object>(Object.entries(openapi.components.schemas))
  const lists = new Set<string>()
  const seen = new Set<string>()
  function visit(node: Node, field: string): void {
    if (node.$ref !== undefined) {
      const name = node.$ref.slice(node.$ref.lastIndexOf('/') + 1)
      if (name === 'RichBlock' || seen.has(`${name} ${field}`)) return
      seen.add(`${name} ${field}`)
      visit(schemas.get(name) ?? {}, field)
      return
    }
    if (node.items !== undefined) {
      lists.add(field)
      visit(node.items, '')
    }
    for (const each of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) visit(each, field)
    for (const [name, each] of Object.entries(node.properties ?? {})) visit(each, name)
  }
  visit({ $ref: '/Content' }, '')
  expect(lists.size).toBeGreaterThan(20)
  expect([...lists].filter((field) => identityOf(field, []) === null)).toEqual([])
})

it('reads each of 450 rates that both changed only a few times', () => {
  let reads = 0
  const rates = (price: number): Schemas['DeliveryRatesContent'] => ({
    kind: 'deliveryRates',
    methods: [
      {
        id: 1,
        name: 'پست',
        is_in_person: false,
        description: '',
        rates: Array.from({ length: 450 }, (_, at) => ({
          province_id: 1,
          province: 'تهران',
          city_id: at + 1,
          city: `شهر ${at}`,
          get price() {
            reads += 1
            return price + at * 1000
          },
          free_from: null,
          maximum_units: null,
          days: 2,
          cutoff_hour: 12,
          from_hour: null,
          to_hour: null,
        })),
      },
    ],
  })
  const { conflicts } = mergeLines({ base: rates(1000), mine: rates(2000), theirs: rates(3000) })
  // A comparison of each rate with every other one would read 600,000 prices.
  expect(reads).toBeLessThan(450 * 3 * 60)
  expect(conflicts).toHaveLength(450)
  expect(conflicts[0]?.mine).toHaveLength(1)
  expect(conflicts[0]?.mine).not.toEqual(conflicts[0]?.theirs)
})

describe('the lines of a conflict', () => {
  it("show each side's changes and the base", () => {
    const before = linksOf(link('الف'), link('ب'))
    const [conflict] = mergeLines({
      base: before,
      mine: linksOf(link('الف'), link('بنفش', '/ب')),
      theirs: linksOf(link('الف'), link('ب', '/blue')),
    }).conflicts
    expect(conflict?.base?.join()).toContain('/ب')
    expect(conflict?.mine.join()).toContain('بنفش')
    expect(conflict?.theirs.join()).toContain('/blue')
    const faq = (question: string, answer: string): Schemas['FaqContent'] => ({
      kind: 'faq',
      categories: [{ title: 'ارسال', questions: [{ question, answer }] }],
    })
    expect(
      mergeLines({ base: faq('ک', 'یک'), mine: faq('ک', 'دو'), theirs: faq('چ', 'یک') }).conflicts,
    ).toEqual([
      {
        path: expect.stringContaining('answer+question'),
        of: 'part',
        isNew: false,
        base: ['ارسال، پرسش: ک', 'ارسال، پاسخ: یک'],
        mine: ['ارسال، پرسش: ک', 'ارسال، پاسخ: دو'],
        theirs: ['ارسال، پرسش: چ', 'ارسال، پاسخ: یک'],
      },
    ])
  })

  it('show what each side would bring back of what the other one changed', () => {
    const announcement = (more: string, link: string): Schemas['AnnouncementContent'] => ({
      kind: 'announcement',
      is_shown: true,
      text: 'ارسال رایگان',
      accent: '',
      more,
      link,
      starts_at: null,
      ends_at: null,
    })
    const { conflicts } = mergeLines({
      base: announcement('ببینید', '/terms'),
      mine: announcement('بخوانید', '/terms'),
      theirs: announcement('ببینید', '/faq'),
    })
    expect(conflicts.map(({ mine, theirs }) => ({ mine, theirs }))).toEqual([
      {
        mine: ['ادامه در صفحهٔ پهن: بخوانید', 'پیوند: /terms'],
        theirs: ['ادامه در صفحهٔ پهن: ببینید', 'پیوند: /faq'],
      },
    ])
  })

  it('show an empty base if both sides are new, and none if it is unknown', () => {
    const [mine, theirs] = [
      calendar(['2026-12-21', 'شب یلدا']),
      calendar(['2026-12-21', 'شب چله']),
    ] as const
    const added = mergeLines({ base: calendar(), mine, theirs }).conflicts
    const unknown = mergeLines({ base: null, mine, theirs }).conflicts
    expect(added.map(({ isNew, base }) => ({ isNew, base }))).toEqual([{ isNew: true, base: [] }])
    expect(unknown).toEqual(added.map((each) => ({ ...each, isNew: false, base: null })))
  })

  it('have no base line if both changed only the formatting, though it is not new', () => {
    const styled = (style: object) => {
      const text = { text: 'یک', bold: false, italic: false, link: '', ...style }
      return pageOf({ ...section('a'), body: [{ type: 'paragraph', content: [text] }] })
    }
    const { conflicts } = mergeLines({
      base: styled({}),
      mine: styled({ bold: true }),
      theirs: styled({ italic: true }),
    })
    expect(conflicts.map(({ isNew, base }) => ({ isNew, base }))).toEqual([
      { isNew: false, base: [] },
    ])
  })

  it('are those of an item before one side removed it', () => {
    const base = calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن'])
    const [conflict] = mergeLines({
      base,
      mine: calendar(['2026-12-21', 'یلدا']),
      theirs: calendar(['2026-12-21', 'یلدا'], ['2026-12-25', 'جشن بزرگ']),
    }).conflicts
    expect(conflict?.base).toHaveLength(1)
    expect(conflict?.base?.join()).toContain('جشن')
  })
})
