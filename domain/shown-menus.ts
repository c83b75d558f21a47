import type { CategoryMenu, SiteLinks } from './content-menus.ts'

type MenuEntry = {
  /** Counted from the top of the menu. */
  id: number
  title: string
  icon: string | null
  href: string
  /** `href` without its filters. */
  all_items_href: string
  all_items_title: string | null
  /** The filters of a list. */
  query: string | null
  /** The category of a list; an empty slug if it leads elsewhere. */
  category: { slug: string }
  sub_menu: MenuEntry[]
}
type Link = { title: string; link: string; is_shown: boolean }
type Looks = { icon?: string; all_title?: string }

/**
 * The menu of categories as shoppers get it: without what is hidden, and without entries whose list does not exist.
 * @param isList whether there is a list at a slug path
 */
export function shownMenu(
  { departments }: Pick<CategoryMenu, 'departments'>,
  isList: (slug: string) => boolean,
): MenuEntry[] {
  let lastId = 0
  const leads = (link: Link) => {
    const { slug } = addressOf(link.link.trim()).category
    return isShown(link) && (slug === '' || isList(slug))
  }
  const entryOf = ({ title, link, icon, all_title: allTitle }: Link & Looks) => ({
    id: ++lastId,
    title,
    icon: icon ?? null,
    all_items_title: allTitle || null,
    ...addressOf(link.trim()),
  })
  return departments.filter(leads).map((department) => ({
    ...entryOf(department),
    sub_menu: department.groups.filter(leads).map((group) => ({
      ...entryOf(group),
      sub_menu: group.links.filter(leads).map((link) => ({ ...entryOf(link), sub_menu: [] })),
    })),
  }))
}

/** The box in the menu of categories as shoppers get it; null for none. */
export function shownPromotion({ promotion }: Pick<CategoryMenu, 'promotion'>) {
  if (promotion === undefined || !promotion.is_shown) return null
  const { title, text, link, image } = promotion
  return { title, text, link: link.trim(), image }
}

/** The links of header and footer as shoppers get them: without what is hidden, and columns without links. */
export function shownLinks({ links, columns }: Pick<SiteLinks, 'links' | 'columns'>) {
  return {
    links: links
      .filter(isShown)
      .map(({ icon, title, link }) => ({ icon, title, link: link.trim() })),
    columns: columns
      .filter(isShown)
      .map((column) => ({
        title: column.title,
        links: column.links
          .filter(isShown)
          .map(({ title, link }) => ({ title, link: link.trim() })),
      }))
      .filter((column) => column.links.length > 0),
  }
}

/** The titles of the shown entries of a menu that lead to lists, by the slug paths of these. */
export function menuLists({ departments }: Pick<CategoryMenu, 'departments'>) {
  const links: Link[] = departments
    .filter(isShown)
    .flatMap((department) => [
      department,
      ...department.groups
        .filter(isShown)
        .flatMap((group) => [group, ...group.links.filter(isShown)]),
    ])
  return links.flatMap(({ title, link }) => {
    const { slug } = addressOf(link.trim()).category
    return slug === '' ? [] : [{ title, slug }]
  })
}

function addressOf(href: string) {
  const [path = '', query] = href.split(/\?(.*)/s)
  const slug = /^\/productlist\/([^#]*)$/.exec(path)?.[1] ?? ''
  return {
    href,
    all_items_href: path,
    query: slug === '' ? null : (query ?? null),
    category: { slug },
  }
}

const isShown = (part: { is_shown: boolean }): boolean => part.is_shown
