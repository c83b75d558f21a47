import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Content } from '#machines/flows/staff-content/staff-content.types.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { articleLines } from './articles/article-lines.ts'
import { calendarLines, ratesLines } from './delivery/delivery-lines.ts'
import { homePageLines, homeStoriesLines } from './home/home-lines.ts'
import { insuranceLines } from './insurances/insurance-lines.ts'
import { categoryMenuLines, siteLinksLines } from './menus/menu-lines.ts'
import { settingsLines } from './settings/settings-lines.ts'
import { textPageLines } from './text-page/text-page-lines.ts'
import { momentText } from './moment-text.ts'
import { named } from './named-line.ts'

const { announcement, faq, moment } = staffContents

/** The lines of a content item, to compare it with another version. */
export function linesOf(content: Content): string[] {
  switch (content.kind) {
    case 'announcement':
      return [
        named(announcement.shown, content.is_shown ? staffActions.yes : staffActions.no),
        named(announcement.text, content.text),
        named(announcement.accent, content.accent),
        named(announcement.more, content.more),
        named(announcement.link, content.link),
        named(moment.startDay, momentText(content.starts_at)),
        named(moment.endDay, momentText(content.ends_at)),
      ]
    case 'homePage':
      return homePageLines(content)
    case 'homeStories':
      return homeStoriesLines(content)
    case 'deliveryCalendar':
      return calendarLines(content)
    case 'deliveryRates':
      return ratesLines(content)
    case 'insurances':
      return insuranceLines(content)
    case 'article':
      return articleLines(content)
    case 'categoryMenu':
      return categoryMenuLines(content)
    case 'siteLinks':
      return siteLinksLines(content)
    case 'shopSettings':
      return settingsLines(content)
    case 'faq':
      return content.categories.flatMap(({ title, questions }) => [
        named(faq.categoryTitle, title),
        ...questions.flatMap(({ question, answer }) => [
          named(`${title}، ${faq.questionText}`, question),
          named(`${title}، ${faq.answer}`, answer),
        ]),
      ])
    default:
      return textPageLines(content)
  }
}
