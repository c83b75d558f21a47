import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/contract/types.ts'
import * as home from '#server/services/home.ts'

export function homeHandlers(context: Context): Pick<Handlers, 'getMenu' | 'getHome'> {
  return {
    getMenu: async () => ({ status: 200, body: home.getMenu(context) }),
    getHome: async () => ({ status: 200, body: home.getHome(context) }),
  }
}
