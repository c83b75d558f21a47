import { listMovesAfter, type Extension } from '#studio/shop/server.ts'
import { studioMoves } from './studio-moves.ts'
import { studioRoutes } from './studio-routes.ts'

/** Serves the flow studio next to the shop, and reports to it how the server moves its rows. */
export const studio: Extension = {
  routes: (server, context, storefront) => {
    const { db, now } = context
    studioMoves(server, { now, readMoves: (after) => listMovesAfter(db, after) })
    if (storefront !== 'none')
      server.register(async (app) => studioRoutes(app, context, storefront))
  },
}
