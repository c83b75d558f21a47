import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './platform/db/database.ts'
import type { PictureSource } from './platform/images/image-store.ts'
import type { Gateway } from './platform/providers/payment.ts'
import type { Transport } from './platform/providers/rial-gateway.ts'

/** The pages and pictures: as they were built, rendered from the sources, or left out. */
export type Storefront = 'built' | 'development' | 'none'

/**
 * What a room outside of the server adds to the shop. `main.ts` loads those of the demo and of the flow studio, in demo
 * mode only; in production there are none.
 */
export type Extension = {
  /** Draws the pictures of the catalogue. */
  pictures?: PictureSource
  /** Fills a shop that is empty, before it opens; one process at a time. */
  seed?: (db: Database, report: (progress: string) => void) => Promise<void>
  /** Replaces the gateways of the settings. */
  gateways?: (configured: Gateway[], config: Config, transport: Transport) => Gateway[]
  /** Adds routes to the server. */
  routes?: (server: FastifyInstance, context: Context, storefront: Storefront) => void
  /** Runs before the shop opens, and once an hour. */
  refresh?: (context: Context) => Promise<void>
  /** What the terminal shows once the shop is open, a line each. */
  welcome?: (config: Config) => string[]
}
