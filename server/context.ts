import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Database } from './platform/db/database.ts'
import type { PictureSource } from './platform/images/image-store.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { MapService } from './platform/providers/map.ts'
import type { PaymentProviders } from './platform/providers/payment.ts'
import type { PushProvider } from './platform/providers/push.ts'
import type { SmsProvider } from './platform/providers/sms.ts'
import type { Storage } from './platform/providers/storage.ts'

/** Everything a service needs from outside, created once at startup (`server/app.ts`) and passed down. */
export type Context = {
  config: Config
  db: Database
  log: FastifyBaseLogger
  /** The current time in milliseconds since 1970; tests control it. */
  now: () => number
  catalogue: Catalogue
  /** The pictures of the shop itself, below `/images/`. */
  pictures: PictureSource
  map: MapService
  payments: PaymentProviders
  sms: SmsProvider
  push: PushProvider
  storage: Storage
  metrics: Metrics
}
