import {
  homePageFaults,
  homeStoriesFaults,
  type HomePage,
  type HomeStories,
} from './content-home.ts'
import {
  deliveryCalendarFaults,
  deliveryContentNames,
  deliveryRatesFaults,
  type DeliveryCalendar,
  type DeliveryRates,
} from './content-delivery.ts'
import {
  categoryMenuFaults,
  siteLinksFaults,
  type CategoryMenu,
  type SiteLinks,
} from './content-menus.ts'
import { insurancesFaults, type Insurances } from './content-insurances.ts'
import { articleFaults, type Article } from './content-article.ts'
import { shopSettingsFaults, type ShopSettings } from './content-settings.ts'
import { textPageFaults, textPageNames, type TextPage } from './content-pages.ts'
import { linkFaults, required, type ContentFault } from './content-fault.ts'

/** What staff edit and publish as a whole. The log knows them by their place, from 1: new ones come last. */
export const contentNames = [
  'announcement',
  'faq',
  'homePage',
  'homeStories',
  ...deliveryContentNames,
  ...textPageNames,
  'insurances',
  'categoryMenu',
  'siteLinks',
  'shopSettings',
] as const
export type ContentName = (typeof contentNames)[number]

export const isContentName = (key: string): key is ContentName =>
  contentNames.some((each) => each === key)

/** Those that are published into tables of their own. */
export const tabledContentNames = [...deliveryContentNames, 'insurances'] as const

/** Whether someone with these roles may edit a content: delivery is for those who handle orders, settings for owners. */
export function mayEditContent(roles: readonly string[], key: string): boolean {
  if (key === 'shopSettings') return roles.includes('owner')
  const isOfDelivery = deliveryContentNames.some((each) => each === key)
  return roles.includes('owner') || roles.includes(isOfDelivery ? 'orders' : 'catalogue')
}

type Span = { starts_at: string | null; ends_at: string | null }
type Announcement = Span & {
  kind: 'announcement'
  is_shown: boolean
  text: string
  accent: string
  link: string
}
type Faq = {
  kind: 'faq'
  categories: readonly {
    title: string
    questions: readonly { question: string; answer: string }[]
  }[]
}

type Content =
  | Announcement
  | Faq
  | HomePage
  | HomeStories
  | DeliveryCalendar
  | DeliveryRates
  | TextPage
  | Insurances
  | Article
  | CategoryMenu
  | SiteLinks
  | ShopSettings

/** What keeps edited texts from being published. */
export function contentFaults(content: Content): ContentFault[] {
  switch (content.kind) {
    case 'announcement':
      return announcementFaults(content)
    case 'homePage':
      return homePageFaults(content)
    case 'homeStories':
      return homeStoriesFaults(content)
    case 'deliveryCalendar':
      return deliveryCalendarFaults(content)
    case 'deliveryRates':
      return deliveryRatesFaults(content)
    case 'insurances':
      return insurancesFaults(content)
    case 'article':
      return articleFaults(content)
    case 'categoryMenu':
      return categoryMenuFaults(content)
    case 'siteLinks':
      return siteLinksFaults(content)
    case 'shopSettings':
      return shopSettingsFaults(content)
    case 'faq':
      return content.categories.flatMap(({ title, questions }, place) => {
        const at = `categories.${place}`
        return [
          ...required(`${at}.title`, title),
          ...questions.flatMap(({ question, answer }, position) => [
            ...required(`${at}.questions.${position}.question`, question),
            ...required(`${at}.questions.${position}.answer`, answer),
          ]),
        ]
      })
    default:
      return textPageFaults(content)
  }
}

/** Whether something with these limits is shown at an instant, in milliseconds since 1970. */
export const isWithin = ({ starts_at: start, ends_at: end }: Span, at: number): boolean =>
  (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end))

function announcementFaults(content: Announcement): ContentFault[] {
  return [
    ...(content.is_shown ? required('text', content.text) : []),
    ...(content.text.includes(content.accent.trim())
      ? []
      : [{ field: 'accent', rule: 'part' } as const]),
    ...linkFaults('link', content.link),
    ...spanFaults('', content),
  ]
}

/** A day that does not exist is the first instant of 1970. */
function spanFaults(at: string, { starts_at: start, ends_at: end }: Span): ContentFault[] {
  const isNoDay = (instant: string | null) => instant !== null && Date.parse(instant) <= 0
  if (isNoDay(start)) return [{ field: `${at}starts_at`, rule: 'date' }]
  if (isNoDay(end)) return [{ field: `${at}ends_at`, rule: 'date' }]
  const isBackward = start !== null && end !== null && Date.parse(end) <= Date.parse(start)
  return isBackward ? [{ field: `${at}ends_at`, rule: 'order' }] : []
}
