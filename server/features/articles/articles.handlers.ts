import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as editing from '#server/features/contents/article-editing.service.ts'
import * as articles from './articles.service.ts'

type ArticlesHandlers = Pick<
  Handlers,
  'listArticles' | 'getArticle' | 'listStaffArticles' | 'createArticle' | 'removeArticle'
>

export function articlesHandlers(context: Context): ArticlesHandlers {
  return {
    listArticles: async () => ({ status: 200, body: articles.listArticles(context) }),

    getArticle: async ({ path }) => ({
      status: 200,
      body: articles.getArticle(context, path.id),
    }),

    listStaffArticles: async ({ caller, query }) => ({
      status: 200,
      body: await editing.listStaffArticles(context, signedIn(caller).userId, query),
    }),

    createArticle: async ({ caller, body }) => ({
      status: 201,
      body: await editing.createArticle(context, signedIn(caller).userId, body),
    }),

    removeArticle: async ({ caller, path, body, headers }) => ({
      status: 200,
      body: await editing.removeArticle(context, signedIn(caller).userId, path.id, {
        ...body,
        requestKey: headers['Idempotency-Key'],
      }),
    }),
  }
}
