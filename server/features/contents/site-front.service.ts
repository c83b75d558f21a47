import { shownShop } from '#domain/content-settings.ts'
import { isWithin } from '#domain/content.ts'
import { shownLinks, shownPromotion } from '#domain/shown-menus.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'

/** What every page shows around its content. */
export function getSiteFront({ catalogue, now }: Context): Schemas['SiteFront'] {
  const { contents, versions } = catalogue.frame
  const { announcement, categoryMenu, siteLinks } = contents
  const { text, accent, more, link } = announcement
  const isAnnounced = announcement.is_shown && isWithin(announcement, now())
  const id = versions.get('announcement') ?? 0
  return {
    announcement: isAnnounced ? { id, text, accent, more, link } : null,
    ...shownLinks(siteLinks),
    promotion: shownPromotion(categoryMenu),
    shop: shownShop(contents.shopSettings),
  }
}

/** A page that only has text. */
export const getTextPage = (
  { catalogue }: Context,
  name: Schemas['TextPageName'],
): Schemas['TextPageContent'] => catalogue.frame.contents[name]

/** The frequent questions by subject; a subject without questions is left out. */
export function getFaq({ catalogue }: Context): Schemas['Faq'] {
  const { categories } = catalogue.frame.contents.faq
  return { categories: categories.filter(({ questions }) => questions.length > 0) }
}
