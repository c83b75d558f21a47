import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { ownPage, type Context } from '#studio/shop/server.ts'
import { studioReports } from './studio-reports.ts'

/** The flow studio at `/dev/studio`: in demo mode only. */
export async function studioRoutes(
  app: FastifyInstance,
  { config }: Context,
  storefront: 'built' | 'development',
): Promise<void> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  studioReports(app, { root, siteUrl: config.siteUrl })
  await ownPage(app, storefront, { path: '/dev/studio', folder: 'studio' })
}
