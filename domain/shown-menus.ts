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

/** The menu of categories as shoppers get it: without what is hidden. */
export function shownMenu({ departments }: Pick<CategoryMenu, 'departments'>): MenuEntry[] {
  let lastId = 0
  const entryOf = ({ title, link, icon, all_title: allTitle }: Link & Looks) => ({
    id: ++lastId,
    title,
    icon: icon ?? null,
    all_items_title: allTitle || null,
    ...addressOf(link.trim()),
  })
  return departments.filter(isShown).map((department) => ({
    ...entryOf(department),
    sub_menu: department.groups.filter(isShown).map((group) => ({
      ...entryOf(group),
      sub_menu: group.links.filter(isShown).map((link) => ({ ...entryOf(link), sub_menu: [] })),
    })),
  }))
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
