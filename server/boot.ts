import type { Logger } from 'pino'
import { createApp, type Storefront } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase, type OpenDatabase } from './platform/db/database.ts'
import { migrateDatabase, withAdvisoryLock } from './platform/db/migrate.ts'
import { planCleanUp } from './features/accounts/accounts.jobs.ts'
import { demoAccounts, isCatalogueEmpty, loadDemo } from '#demo/seed/load.ts'
import { loadReference } from './reference/reference.ts'
import { keepDemoOffersRunning } from '#demo/keep-offers-running.ts'

type Parts = {
  config: Config
  /** Of a database that runs. */
  connectionString: string
  log: Logger
  storefront: Storefront
  /** Every step leaves behind how to undo it; undoing goes backwards. */
  closers: (() => Promise<void>)[]
}

/** Opens the shop on a running database: schema, reference data, the demo where the shop is empty, the server. */
export async function boot(parts: Parts): Promise<void> {
  const { config, connectionString, log, storefront, closers } = parts
  await migrateDatabase(connectionString)
  const database = openDatabase(connectionString, {
    connections: config.databaseConnections,
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  })
  closers.push(database.close)
  await seed(connectionString, database, config, log)
  const app = await createApp({ config, database, log, storefront })
  closers.push(app.close)
  await planCleanUp(app.context)
  await keepDemoOffersRunning(app.context)
  await app.server.listen({ host: config.host, port: config.port })
  app.jobs.start()
  log.info({ url: config.siteUrl, pid: process.pid }, 'ready')
  process.stdout.write(welcome(config))
}

/** One process at a time fills an empty shop; the demo comes whole or not at all. */
async function seed(
  connectionString: string,
  { db }: OpenDatabase,
  { mode }: Config,
  log: Logger,
): Promise<void> {
  await withAdvisoryLock(connectionString, 'seed', async () => {
    await loadReference(db)
    if (mode !== 'demo' || !(await isCatalogueEmpty(db))) return
    log.info({ progress: 'Filling the shop with the demo' })
    await loadDemo(db, { now: Date.now() })
  })
}

function welcome({ mode, siteUrl }: Config): string {
  if (mode === 'production') return `The shop is open at ${siteUrl}\n`
  const { customer, staff } = demoAccounts
  return [
    '',
    `  The shop is open at ${siteUrl} (demo mode)`,
    `  Customer  ${customer.phone}  password ${customer.password}`,
    `  Staff     ${staff.phone}  password ${staff.password}`,
    `  Messages  ${siteUrl}/dev/outbox?phone=${customer.phone}`,
    '',
    '',
  ].join('\n')
}
