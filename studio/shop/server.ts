/** What the studio's routes and build need of the shop's server. */
export type { Context } from '#server/context.ts'
export type { Extension } from '#server/extension.ts'
export { withinServer } from '#server/http/pages/development.ts'
export { refuseOtherSites } from '#server/http/security/origin.ts'
