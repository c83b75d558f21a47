import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffMenus as words } from '#i18n/fa/staff-menus.ts'
import type { Schemas } from '#machines/api/client.ts'
import { named } from '../named-line.ts'

type Link = Schemas['EditedLink']

/** The menu of categories, line by line. */
export const categoryMenuLines = ({
  departments,
  promotion,
}: Schemas['CategoryMenuContent']): string[] => [
  ...departments.flatMap((department) => [
    ...linkLines('', department),
    iconLine(department),
    named(words.under(department.title, words.allTitle), department.all_title),
    ...department.groups.flatMap((group) => {
      const at = words.under(department.title, group.title)
      return [
        ...linkLines(department.title, group),
        named(words.under(at, words.allTitle), group.all_title),
        ...group.links.flatMap((link) => linkLines(at, link)),
      ]
    }),
  ]),
  ...(promotion === undefined ? [] : promotionLines(promotion)),
]

/** The links of header and footer, line by line. */
export const siteLinksLines = ({ links, columns }: Schemas['SiteLinksContent']): string[] => [
  ...links.flatMap((link) => [...linkLines('', link), iconLine(link)]),
  ...columns.flatMap((column) => [
    named(words.under(column.title, words.shown), shownText(column)),
    ...column.links.flatMap((link) => linkLines(column.title, link)),
  ]),
]

const promotionLines = (promotion: Schemas['MenuPromotion']): string[] => [
  ...linkLines(words.promotion.title, promotion),
  named(words.under(words.promotion.title, words.promotion.text), promotion.text),
  named(words.under(words.promotion.title, words.promotion.picture), promotion.image),
]

function linkLines(place: string, link: Link): string[] {
  const name = place === '' ? link.title : words.under(place, link.title)
  return [named(name, link.link), named(words.under(name, words.shown), shownText(link))]
}

const icons: Readonly<Record<string, string>> = words.icons
const iconLine = ({ title, icon }: { title: string; icon: string }) =>
  named(words.under(title, words.icon), icons[icon] ?? icon)

const shownText = ({ is_shown: isShown }: { is_shown: boolean }) =>
  staffActions[isShown ? 'yes' : 'no']
