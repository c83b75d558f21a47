import {
  homePageFaults,
  homeStoriesFaults,
  type HomePage,
  type HomeStories,
} from './content-home.ts'
import {
  deliveryCalendarFaults,
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
import { textPageFaults, type TextPage } from './content-pages.ts'
import { linkFaults, required, type ContentFault } from './content-fault.ts'

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

/** The faults that keep a content item from being published. */
export const contentFaults = (content: Content): ContentFault[] => [
  ...numberFaults('', content),
  ...kindFaults(content),
]

/** The fields whose text is not a whole number. */
function numberFaults(at: string, value: unknown): ContentFault[] {
  if (Number.isNaN(value)) return [{ field: at, rule: 'whole' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    numberFaults(at === '' ? name : `${at}.${name}`, part),
  )
}

function kindFaults(content: Content): ContentFault[] {
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

/** Whether an instant is within a span. @param at milliseconds since 1970 */
export const isWithin = ({ starts_at: start, ends_at: end }: Span, at: number): boolean =>
  (start === null || Date.parse(start) <= at) && (end === null || at < Date.parse(end))

function announcementFaults(content: Announcement): ContentFault[] {
  return [
    ...(content.is_shown ? required('text', content.text) : []),
    ...(content.text.includes(content.accent.trim())
      ? []
      : [{ field: 'accent', rule: 'part' } as const]),
    ...linkFaults('link', content.link),
    ...spanFaults(content),
  ]
}

/** Forms send the first instant of 1970 for a day that does not exist. */
function spanFaults({ starts_at: start, ends_at: end }: Span): ContentFault[] {
  const isInvalid = (instant: string | null) => instant !== null && Date.parse(instant) <= 0
  if (isInvalid(start)) return [{ field: 'starts_at', rule: 'date' }]
  if (isInvalid(end)) return [{ field: 'ends_at', rule: 'date' }]
  const isBackward = start !== null && end !== null && Date.parse(end) <= Date.parse(start)
  return isBackward ? [{ field: 'ends_at', rule: 'order' }] : []
}
