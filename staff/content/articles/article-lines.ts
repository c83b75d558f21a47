import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffArticles as words } from '#i18n/fa/staff-articles.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'
import type { Schemas } from '#machines/api/client.ts'
import { momentText } from '../moment-text.ts'
import { named } from '../named-line.ts'
import { richLines } from '../text-page/text-page-lines.ts'

/** An article, line by line. */
export const articleLines = (article: Schemas['ArticleContent']): string[] => [
  named(words.shown, article.is_shown ? staffActions.yes : staffActions.no),
  named(words.titleField, article.title),
  named(words.excerpt, article.excerpt),
  named(words.cover, article.cover),
  named(words.coverAlt, article.cover_alt),
  named(words.publicationTime, momentText(article.published_at)),
  ...richLines(words.body, article.body),
  ...article.products.map((slug) => named(staffHome.products, slug)),
]
