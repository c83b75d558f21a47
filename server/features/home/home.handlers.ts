import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as home from './home.service.ts'
import * as stories from './stories.service.ts'

type HomeHandlers = Pick<
  Handlers,
  'getMenu' | 'getHome' | 'listStoryItems' | 'getStoryItem' | 'getSeoText'
>

export function homeHandlers(context: Context): HomeHandlers {
  return {
    getMenu: async () => ({ status: 200, body: home.getMenu(context) }),
    getHome: async () => ({ status: 200, body: home.getHome(context) }),

    listStoryItems: async ({ query }) => ({
      status: 200,
      body: stories.listStoryItems(context, query.story),
    }),

    getStoryItem: async ({ path }) => ({
      status: 200,
      body: stories.getStoryItem(context, path.id),
    }),

    getSeoText: async () => ({ status: 200, body: home.getSeoText(context) }),
  }
}
