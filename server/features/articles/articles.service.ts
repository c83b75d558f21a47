import { excerptOf, readMinutes } from '#domain/content-article.ts'
import type { PublishedArticle } from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'

type ShownArticle = PublishedArticle & { published_at: string }

/** The published articles, newest first. */
export function listArticles(context: Context): Schemas['Article'][] {
  return publishedArticles(context)
    .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))
    .map(briefArticle)
}

/** A published article. Throws `article_not_found`. */
export function getArticle(context: Context, id: number): Schemas['WholeArticle'] {
  const article = publishedArticles(context).find((one) => one.id === id)
  if (!article) throw new Problem('article_not_found')
  const { cover_alt, body, published_at } = article
  const products = article.products.flatMap((slug) => context.catalogue.product(slug) ?? [])
  return {
    ...briefArticle(article),
    cover_alt,
    published_at,
    body,
    product_ids: products.map((product) => product.id),
  }
}

/** What shoppers may read, in no order. */
export function publishedArticles({ catalogue, now }: Context): ShownArticle[] {
  return catalogue.frame.contents.articles.filter(
    (article): article is ShownArticle =>
      article.is_shown &&
      article.published_at !== null &&
      Date.parse(article.published_at) <= now(),
  )
}

function briefArticle(article: ShownArticle): Schemas['Article'] {
  const { id, title, cover, body } = article
  return { id, title, text: excerptOf(article), cover, read_time: readMinutes(body) }
}
