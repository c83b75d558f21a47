import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as articles from './articles.service.ts'

export function articlesHandlers(context: Context): Pick<Handlers, 'listArticles' | 'getArticle'> {
  return {
    listArticles: async () => ({ status: 200, body: articles.listArticles(context) }),

    getArticle: async ({ path }) => ({
      status: 200,
      body: articles.getArticle(context, path.id),
    }),
  }
}
