import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import type { PictureSource } from './platform/images/image-store.ts'
import type { MapService } from './platform/providers/map.ts'
import type { Gateway } from './platform/providers/payment.ts'
import type { Transport } from './platform/providers/provider-call.ts'

/** The pages and pictures: as built, rendered from the sources, or left out. */
export type Storefront = 'built' | 'development' | 'none'

/** What a shop has before it opens. */
export type EmptyShop = { config: Config; database: OpenDatabase }

/**
 * What another room adds to the shop. `main.ts` loads the extensions of the demo and of the flow studio, in demo mode
 * only; in production there are none.
 */
export type Extension = {
  /** Draws the catalogue's pictures. */
  pictures?: PictureSource
  /** Fills an empty shop before it opens; one process at a time. */
  seed?: (shop: EmptyShop, report: (progress: string) => void) => Promise<void>
  /** Replaces the configured gateways. */
  gateways?: (configured: Gateway[], config: Config, transport: Transport) => Gateway[]
  /** Replaces the public map service, unless another one is configured. */
  map?: MapService
  /** Adds routes to the server. */
  routes?: (server: FastifyInstance, context: Context, storefront: Storefront) => void
  /** Runs before the shop opens, and once an hour. */
  refresh?: (context: Context) => Promise<void>
  /** Lines for the terminal once the shop is open. */
  welcome?: (config: Config) => string[]
}
