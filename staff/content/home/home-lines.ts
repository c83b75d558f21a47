import { toPersianDigits } from '#domain/digits.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { number } from '#src/lib/format.ts'
import { named } from '../named-line.ts'

type Rule = Schemas['PickedByRule']

const facts: Readonly<Record<string, string>> = words.facts
const nameOf = (fact: string) => facts[fact] ?? fact

/** The limits of a rule by facts, in words. */
export function limitsText({ min, max, is }: Pick<Rule, 'min' | 'max' | 'is'>): string {
  return [
    ...Object.entries(min).map(([fact, bound]) =>
      words.atLeast(nameOf(fact), toPersianDigits(bound)),
    ),
    ...Object.entries(max).map(([fact, bound]) =>
      words.atMost(nameOf(fact), toPersianDigits(bound)),
    ),
    ...Object.entries(is).map(([fact, wanted]) =>
      wanted ? nameOf(fact) : words.without(nameOf(fact)),
    ),
  ].join('، ')
}

/** The home page, line by line, to compare it with another version. */
export function homePageLines({ sections }: Schemas['HomePageContent']): string[] {
  return sections.flatMap((section) => {
    const title = 'title' in section ? section.title : ''
    const name = words.section(words.types[section.type], title)
    const shown = named(name, section.is_shown ? staffActions.yes : words.hidden)
    return [shown, ...partLines(name, section)]
  })
}

/** The stories, line by line. */
export function homeStoriesLines({ stories }: Schemas['HomeStoriesContent']): string[] {
  return stories.flatMap(({ name, cover, tint, items }) => [
    named(name, [cover, words.tints[tint]].join('، ')),
    ...items.map(({ image, product, color = '', text }) =>
      named(name, [product, color, text, image].filter(Boolean).join('، ')),
    ),
  ])
}

function partLines(name: string, section: Schemas['EditedSection']): string[] {
  switch (section.type) {
    case 'STORY':
      return []
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT': {
      const { text, pick, category, query } = section
      return [
        ...(text === '' ? [] : [named(`${name}، ${words.text}`, text)]),
        named(`${name}، ${words.products}`, pickText(pick)),
        named(`${name}، ${words.listCategory}`, [category, query].filter(Boolean).join('?')),
      ]
    }
    case 'FLAGSHIP':
      return section.tiles.map((tile) => named(name, [tile.name, tile.slug, tile.image].join('، ')))
    case 'PROPERTY':
      return section.tabs.map((tab) => named(name, [tab.name, tab.slug, tab.icon].join('، ')))
    case 'LATEST_ARTICLES':
      return [named(`${name}، ${words.articles}`, toPersianDigits(section.size))]
    default:
      return section.banners.map(({ tint, ...banner }) => {
        const texts = Object.values(banner).filter((text) => text !== '')
        return named(name, [...texts, tint === null ? words.noTint : words.tints[tint]].join('، '))
      })
  }
}

function pickText(pick: Schemas['EditedProducts']['pick']): string {
  if (pick.by === 'hand') return pick.slugs.join('، ')
  const { category, brand, ordering, size, min_price: least, max_price: most } = pick
  return [
    category || words.anyCategory,
    brand || words.anyBrand,
    words.orderings[ordering],
    toPersianDigits(size),
    least === null ? '' : named(words.minPrice, number(least)),
    most === null ? '' : named(words.maxPrice, number(most)),
    limitsText(pick),
  ]
    .filter(Boolean)
    .join('، ')
}
