import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import type { Schemas } from '#machines/api/client.ts'
import { number } from '#src/lib/format.ts'

type All = Schemas['StaffCategories']
type Content = Schemas['CategoryContent']

/** What the form of a new category begins with: the last of the main ones. */
export const newCategory = (all: All): Content => ({
  name: '',
  slug: '',
  parent_id: null,
  title_tag: '',
  description_tag: '',
  description: '',
  desktop_banner: null,
  mobile_banner: null,
  filters: [],
  place: lastPlace(all, null),
})

/** The place after all that are under the same category. */
export const lastPlace = ({ categories }: All, parentId: number | null): number =>
  categories.filter(({ content }) => content.parent_id === parentId).length

const labels: Readonly<Record<string, string>> = words.names

/** A field of a category with what is in it now. */
export function categoryFieldText(
  content: Content,
  name: string,
  { categories, filters }: All,
): string {
  const texts: Readonly<Record<string, string | null | undefined>> = {
    ...content,
    place: null,
    parent_id:
      content.parent_id === null
        ? words.noParent
        : categories.find(({ id }) => id === content.parent_id)?.content.name,
    filters: content.filters
      .map((key) => filters.find((each) => each.key === key)?.content.name ?? key)
      .join('، '),
  }
  return words.difference(labels[name] ?? name, texts[name] || words.empty)
}

const mostNamed = 5

/** The titles of entries of the menu, the first ones by name. */
export function entriesText(titles: readonly string[]): string {
  const named = titles.slice(0, mostNamed).join('، ')
  const more = titles.length - mostNamed
  return more > 0 ? words.someOf(named, number(more)) : named
}
