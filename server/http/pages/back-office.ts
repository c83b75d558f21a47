import type { FastifyInstance } from 'fastify'
import { hasPage } from '#staff/app/paths.ts'
import type { Context } from '#server/context.ts'
import { ownPage } from './own-page.ts'

/** The back office at `/staff`: one document for all of its pages, which says nothing of the shop. */
export function backOffice(
  app: FastifyInstance,
  { config }: Context,
  storefront: 'built' | 'development',
): Promise<void> {
  const isInspectable = config.mode === 'demo'
  return ownPage(app, storefront, { path: '/staff', folder: 'staff', hasPage, isInspectable })
}
