import type { ArticleContent } from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'

/** The published articles, newest first. */
export function listArticles(context: Context): Schemas['Article'][] {
  return publishedArticles(context)
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .map(({ id, title, paragraphs, cover, readMinutes }) => ({
      id,
      title,
      text: paragraphs[0] ?? '',
      cover,
      read_time: readMinutes,
    }))
}

/** A published article. Throws `not_found`. */
export function getArticle(context: Context, id: number): Schemas['WholeArticle'] {
  const article = publishedArticles(context).find((one) => one.id === id)
  if (!article) throw new Problem('not_found')
  const { title, paragraphs, headings = [], cover, readMinutes, publishedAt } = article
  const products = (article.products ?? []).flatMap((slug) => context.catalogue.product(slug) ?? [])
  return {
    id,
    title,
    cover,
    read_time: readMinutes,
    published_at: publishedAt,
    paragraphs,
    headings,
    product_ids: products.map((product) => product.id),
  }
}

/** In the shop's order. */
export function publishedArticles({ catalogue, now }: Context): ArticleContent[] {
  return catalogue.frame.contents.articles.filter(
    ({ publishedAt }) => Date.parse(publishedAt) <= now(),
  )
}
