import { repeated, required, shopLinkFaults, type ContentFault } from './content-fault.ts'

type EditedLink = { title: string; link: string; is_shown: boolean }
type Group = EditedLink & { all_title: string; links: readonly EditedLink[] }
type Department = EditedLink & { all_title: string; icon: string; groups: readonly Group[] }

export type CategoryMenu = {
  kind: 'categoryMenu'
  departments: readonly Department[]
  promotion?: EditedLink & { text: string; image: string }
}
export type SiteLinks = {
  kind: 'siteLinks'
  links: readonly (EditedLink & { icon: string })[]
  columns: readonly { title: string; is_shown: boolean; links: readonly EditedLink[] }[]
}

/** What keeps the menu of categories from being published. */
export function categoryMenuFaults({ departments, promotion }: CategoryMenu): ContentFault[] {
  return [
    ...departments.flatMap((department, place) => {
      const at = `departments.${place}`
      return [
        ...entryFaults(at, department),
        ...titleFaults(departments, place, at),
        ...department.groups.flatMap((group, position) => {
          const inside = `${at}.groups.${position}`
          return [
            ...entryFaults(inside, group),
            ...titleFaults(department.groups, position, inside),
            ...linksFaults(`${inside}.links`, group.links),
          ]
        }),
      ]
    }),
    ...(promotion?.is_shown === true ? entryFaults('promotion', promotion) : []),
  ]
}

/** What keeps the links of header and footer from being published. */
export function siteLinksFaults({ links, columns }: SiteLinks): ContentFault[] {
  return [
    ...linksFaults('links', links),
    ...columns.flatMap(({ title, links: own }, place) => [
      ...required(`columns.${place}.title`, title),
      ...titleFaults(columns, place, `columns.${place}`),
      ...linksFaults(`columns.${place}.links`, own),
    ]),
  ]
}

function linksFaults(at: string, links: readonly EditedLink[]): ContentFault[] {
  return links.flatMap((link, place) => [
    ...entryFaults(`${at}.${place}`, link),
    ...titleFaults(links, place, `${at}.${place}`),
  ])
}

const entryFaults = (at: string, { title, link }: EditedLink): ContentFault[] => [
  ...required(`${at}.title`, title),
  ...shopLinkFaults(`${at}.link`, link),
]

/** Users of a screen reader tell links apart by their titles. */
function titleFaults(
  list: readonly { title: string }[],
  place: number,
  at: string,
): ContentFault[] {
  const titles = list.map(({ title }) => title.trim() || null)
  return repeated(`${at}.title`, titles, place)
}
