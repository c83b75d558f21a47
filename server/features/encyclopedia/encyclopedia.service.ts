import { articleText } from '#domain/content-article.ts'
import { comparable, isBlank } from '#domain/persian.ts'
import type { Product } from '#server/catalogue/entry.ts'
import type { PublishedArticle } from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import { publishedArticles } from '#server/features/articles/articles.service.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'

type Reply = (Schemas['ComparedFacts'] | Schemas['RelatedArticles'])[]

/** The facts of products, then the article that fits them best. Throws `product_not_found`. */
export async function listRelatedEncyclopedia(
  context: Context,
  ids: readonly number[],
): Promise<Reply> {
  const products = ids.map((id) => productWithId(context, id))
  const facts = await Promise.all(products.map((product) => factsOf(context, product)))
  return [...facts, { encyclopedias: relatedArticle(context, products) }]
}

function productWithId({ catalogue }: Context, id: number): Product {
  const product = catalogue.productById(id)
  if (!product) throw new Problem('product_not_found')
  return product
}

async function factsOf(
  { catalogue, db }: Context,
  { id, title }: Product,
): Promise<Schemas['ComparedFacts']> {
  const details = await catalogue.details(db, id)
  if (!details) throw new Problem('product_not_found')
  return {
    id,
    title,
    details: details.specifications.map(({ title, value }) => ({ title: { title }, value })),
  }
}

function relatedArticle(
  context: Context,
  products: readonly Product[],
): Schemas['RelatedArticles']['encyclopedias'] {
  const ranked = publishedArticles(context)
    .map((article) => ({ article, fit: fitOf(context, article, products) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
  return ranked.slice(0, 1).map(({ article: { id, title, body, cover } }) => ({
    id,
    title,
    text: articleText(body),
    cover,
  }))
}

/**
 * An article about a product's model counts most, then one about its brand, then one about its kind. An article whose
 * title names another category scores 0, and so does one whose title names products that it is about, but none of these.
 */
function fitOf(
  { catalogue }: Context,
  article: PublishedArticle,
  products: readonly Product[],
): number {
  const title = ` ${comparable(article.title)} `
  const text = ` ${comparable(articleText(article.body))} `
  const names = (name: string) => {
    const word = ` ${comparable(name)} `
    return isBlank(word) ? 0 : (title.includes(word) ? 2 : 0) + (text.includes(word) ? 1 : 0)
  }
  const own = new Set(products.flatMap(({ categoryId }) => catalogue.frame.tree.pathTo(categoryId)))
  const isAboutOtherCategory = catalogue.frame.tree
    .all()
    .some((category) => !own.has(category) && title.includes(` ${comparable(category.name)} `))
  const isNamed = ({ aliases }: Product) =>
    aliases.some((alias) => title.includes(` ${comparable(alias)} `))
  const isAboutOtherProducts =
    !products.some(isNamed) &&
    article.products.some((slug) => {
      const product = catalogue.product(slug)
      return product !== undefined && isNamed(product)
    })
  if (isAboutOtherCategory || isAboutOtherProducts) return 0
  return products.reduce((sum, { aliases, brandId, categoryId }) => {
    const brand = catalogue.frame.brands.get(brandId)?.name ?? ''
    const kinds = catalogue.frame.tree.pathTo(categoryId).map((category) => category.name)
    const best = (list: readonly string[]) => Math.max(0, ...list.map(names))
    return sum + best(aliases) * 9 + best([brand]) * 3 + best(kinds)
  }, 0)
}
