/** What the studio's routes and build need of the shop's server. */
export type { Context } from '#server/context.ts'
export type { Extension } from '#server/extension.ts'
export { ownPage } from '#server/http/pages/own-page.ts'
export { refuseOtherSites } from '#server/http/security/origin.ts'
export { listMovesAfter } from '#server/platform/lifecycle/moves.queries.ts'
