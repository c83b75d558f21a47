import type { Extension } from '#studio/shop/server.ts'
import { studioRoutes } from './studio-routes.ts'

/** Serves the flow studio next to the shop. */
export const studio: Extension = {
  routes: (server, context, storefront) => {
    if (storefront !== 'none')
      server.register(async (app) => studioRoutes(app, context, storefront))
  },
}
