import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { serveMetrics } from './http/metrics/metrics-server.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import type { Config } from './config.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrateDatabase, withAdvisoryLock } from './platform/db/migrate.ts'
import { planCleanUp } from './features/housekeeping/housekeeping.jobs.ts'
import type { EmptyShop, Extension, Storefront } from './extension.ts'
import { keepDemoApart } from './demo-data.ts'
import { loadReference } from './reference/reference.ts'

type Parts = {
  config: Config
  /** Connection string of a running database. */
  connectionString: string
  log: Logger
  storefront: Storefront
  extensions: readonly Extension[]
  /** Each step pushes its own cleanup; they run in reverse order. */
  closers: (() => Promise<void>)[]
}

/** Starts the shop on a running database: migrates, loads reference data, seeds an empty demo, opens the server. */
export async function boot(parts: Parts): Promise<void> {
  const { config, connectionString, log, storefront, extensions, closers } = parts
  await migrateDatabase(connectionString)
  const metrics = createMetrics()
  const database = openDatabase(connectionString, {
    metrics,
    connections: config.databaseConnections,
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  closers.push(database.close)
  await keepDemoApart(database.db, config)
  await seed({ config, database }, extensions, log)
  const app = await createApp({ config, database, log, metrics, storefront, extensions })
  closers.push(app.close, app.drain)
  await planCleanUp(app.context)
  for (const { refresh } of extensions) await refresh?.(app.context)
  if (config.metrics !== null) closers.push(await serveMetrics(metrics, config.metrics))
  await app.server.listen({ host: config.host, port: config.port })
  app.jobs.start()
  log.info({ url: config.siteUrl, pid: process.pid }, 'ready')
  process.stdout.write(welcome(config, extensions))
  await app.context.catalogue.indexTexts()
}

/** Only one process at a time seeds an empty shop; the demo is loaded completely or not at all. */
async function seed(shop: EmptyShop, extensions: readonly Extension[], log: Logger): Promise<void> {
  await withAdvisoryLock(shop.database.connectionString, 'seed', async () => {
    await loadReference(shop.database.db)
    for (const { seed: fill } of extensions)
      await fill?.(shop, (progress) => log.info({ progress }))
  })
}

function welcome(config: Config, extensions: readonly Extension[]): string {
  const { mode, siteUrl } = config
  if (mode === 'production') return `The shop is open at ${siteUrl}\n`
  const lines = extensions.flatMap(({ welcome: more }) => more?.(config) ?? [])
  const all = [`The shop is open at ${siteUrl} (demo mode)`, ...lines].map((line) => `  ${line}`)
  return ['', ...all, '', ''].join('\n')
}
