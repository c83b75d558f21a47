import { shownMenu } from '#domain/shown-menus.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { homeSections } from './home-sections.ts'

/** The menu of categories without entries that lead to hidden or deleted ones. */
export function getMenu({ catalogue }: Context): Schemas['MenuNode'][] {
  return shownMenu(
    catalogue.frame.contents.categoryMenu,
    (slug) => catalogue.place(slug) !== undefined,
  )
}

/** The sections of the home page in order, with current products and prices. */
export function getHome(context: Context): Schemas['HomeSection'][] {
  const { homePage, homeStories } = context.catalogue.frame.contents
  return homeSections(context, homePage, homeStories)
}

export function getSeoText({ catalogue }: Context): Schemas['SeoText'] {
  return catalogue.frame.contents.seoText
}
