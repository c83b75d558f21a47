/** How the items of a list are recognized in another version of it. */
export type ListIdentity = {
  /** What tells an item from the others; null if it has nothing of the kind yet. */
  keyOf: (item: unknown) => string | null
  /**
   * `fixed`: its key never changes. `minted`: it never changes either, but two people may give the same one to different
   * new items. `text`: staff write it, so an item with another key can be the same one.
   */
  key: 'fixed' | 'minted' | 'text'
  /** Whether an item is one part, which is never put together of two versions. */
  isWhole?: boolean
  /** Whether the keys order the list, so that nobody chooses its order. */
  isSorted?: boolean
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key of fields of an item; null if none of them says anything. */
const by =
  (...fields: string[]) =>
  (item: unknown): string | null => {
    const values = isRecord(item) ? fields.map((field) => textOf(item[field])) : []
    return values.every((value) => value === '') ? null : values.join(' ')
  }

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const bySelf = (item: unknown) => (typeof item === 'string' ? item : null)
const ofSelf: ListIdentity = { keyOf: bySelf, key: 'fixed' }
const titled: ListIdentity = { keyOf: by('title'), key: 'text' }
const minted: ListIdentity = { keyOf: by('id'), key: 'minted' }

const section: ListIdentity = { keyOf: by('type', 'title'), key: 'text' }

/** By the field that holds the list. */
const identities: Readonly<Record<string, ListIdentity>> = {
  days: { keyOf: by('day'), key: 'fixed', isSorted: true },
  methods: { keyOf: by('id'), key: 'fixed' },
  rates: {
    keyOf: (rate) => by('province_id', 'city_id')(rate) ?? 'everywhere',
    key: 'fixed',
  },
  stories: minted,
  items: minted,
  // A new one has no id yet.
  insurances: { keyOf: (item) => by('id')(item) ?? by('name')(item), key: 'text' },
  banners: { keyOf: by('image'), key: 'text' },
  tiles: { keyOf: by('slug'), key: 'text' },
  tabs: { keyOf: by('slug'), key: 'text' },
  slugs: ofSelf,
  category_slugs: ofSelf,
  products: ofSelf,
  categories: titled,
  questions: { keyOf: by('question', 'title'), key: 'text' },
  steps: titled,
  facts: titled,
  departments: titled,
  groups: titled,
  columns: titled,
  links: titled,
  social: { keyOf: by('network'), key: 'fixed' },
  marks: titled,
  seals: titled,
  /** The blocks of a rich text. */
  body: { keyOf: () => null, key: 'text', isWhole: true },
}

/** How the items of the list in a field are recognized; null if they are not, so that the list is one part. */
export function identityOf(field: string, items: readonly unknown[]): ListIdentity | null {
  // Sections of a page of text have an anchor, those of the home page have none.
  if (field === 'sections') return items.some((item) => by('id')(item) !== null) ? minted : section
  return identities[field] ?? null
}
