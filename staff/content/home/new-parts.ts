import type { Schemas } from '#machines/api/client.ts'

export type EditedSection = Schemas['EditedSection']

export const sectionTypes = [
  'PRODUCT',
  'CUSTOM_PRODUCT',
  'SMALL_BANNER',
  'FULL_WIDTH_BANNER',
  'HERO_SECTION',
  'FLAGSHIP',
  'PROPERTY',
  'LATEST_ARTICLES',
  'STORY',
] as const satisfies readonly EditedSection['type'][]

export const newBanner: Schemas['EditedBanner'] = {
  image: '',
  mobile_image: '',
  alt: '',
  link: '',
  kicker: '',
  title: '',
  text: '',
  action: '',
  price_of: '',
  tint: null,
}

export const newRule: Schemas['PickedByRule'] = {
  by: 'rule',
  category: '',
  brand: '',
  ordering: '-sold_count',
  size: 10,
  min: {},
  max: {},
  is: {},
  min_price: null,
  max_price: null,
}

/** A section to be filled in. */
export function newSection(type: EditedSection['type']): EditedSection {
  const rest = { is_shown: true, title: '' }
  switch (type) {
    case 'STORY':
      return { type, is_shown: true }
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT':
      return { type, ...rest, text: '', category: '', query: '', pick: newRule }
    case 'FLAGSHIP':
      return { type, ...rest, tiles: [] }
    case 'PROPERTY':
      return { type, ...rest, category: '', tabs: [] }
    case 'LATEST_ARTICLES':
      return { type, ...rest, size: 4 }
    default:
      return { type, is_shown: true, banners: [newBanner] }
  }
}

/**
 * An id that no story has had before, so that shoppers' browsers do not take a new one for one that was seen: the seconds
 * since 1970, or one more than the highest. @param now in milliseconds since 1970
 */
export const newId = (ids: readonly number[], now: number): number =>
  Math.max(Math.floor(now / 1000), ...ids.map((id) => id + 1))
