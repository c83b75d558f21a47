import { wholeList } from '#server/catalogue/product-index.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { homeSections } from '#server/features/home/home-sections.ts'
import { briefProduct } from '#server/features/products/product-cards.ts'
import { getStaffContent } from './contents.service.ts'

/** The home page as it would be with the drafts of a staff member. */
export async function previewHome(
  context: Context,
  staffId: number,
): Promise<Schemas['HomeSection'][]> {
  const { contents } = context.catalogue.frame
  const bodyOf = async (name: Schemas['ContentName']) => {
    const { draft, published } = await getStaffContent(context, staffId, name)
    return draft?.body ?? published
  }
  const [page, stories] = [await bodyOf('homePage'), await bodyOf('homeStories')]
  return homeSections(
    context,
    page.kind === 'homePage' ? page : contents.homePage,
    stories.kind === 'homeStories' ? stories : contents.homeStories,
  )
}

/** The categories, collections and brands that content can link to, and the slugs of all lists that shoppers see. */
export function listContentChoices({ catalogue }: Context): Schemas['ContentChoices'] {
  const { tree, contents, brands } = catalogue.frame
  return {
    categories: tree.all().map(({ id, name, isShown }) => {
      const path = tree.pathTo(id)
      return {
        slug: path.map(({ slug }) => slug).join('/'),
        name,
        depth: path.length - 1,
        is_shown: isShown,
      }
    }),
    collections: contents.collections.map(({ slug, name }) => ({ slug, name, depth: 0 })),
    lists: [
      ...tree.shownSlugs(),
      ...contents.collections.flatMap(({ slug }) => (catalogue.place(slug) ? [slug] : [])),
    ],
    brands: [...brands.values()]
      .map(({ slug, name }) => ({ slug, name, depth: 0 }))
      .toSorted((first, second) => first.name.localeCompare(second.name, 'fa')),
  }
}

const most = 30
const found = 10

/** Products that the shop shows: those with the given slugs in this order, or the best matches of a search. */
export function listContentProducts(
  { catalogue, now }: Context,
  { search = '', slug: slugs }: { search?: string; slug?: string[] },
): Schemas['ContentProduct'][] {
  const products =
    slugs?.slice(0, most).flatMap((slug) => catalogue.product(slug) ?? []) ??
    catalogue.list({ ...wholeList, search, ordering: 'relevance', size: found }).products
  return products.map((product) => {
    const { slug, title, image } = briefProduct(product, now())
    const names = new Map(product.variants.map(({ colorKey, colorName }) => [colorKey, colorName]))
    return { slug, title, image, colors: Array.from(names, ([key, name]) => ({ key, name })) }
  })
}
