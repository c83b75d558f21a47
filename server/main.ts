import { setInterval } from 'node:timers'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { bootAdvice } from './boot-advice.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { openDatabase, type OpenDatabase } from './db/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded.ts'
import { migrateDatabase, withAdvisoryLock } from './db/migrate.ts'
import { planCleanUp } from './jobs/accounts.ts'
import { createLog } from './log.ts'
import { demoAccounts, isCatalogueEmpty, loadDemo } from './seed/load.ts'
import { loadReference } from './seed/reference.ts'
import { keepDemoOffersRunning } from './services/demo-offers.ts'

/** Within this time after the first signal the process ends, whatever still runs. */
const stopWithinMs = 15_000

/** `--dev` renders the pages from the sources, `--api-only` serves none. */
const flags = new Set(process.argv.slice(2))
const storefront = flags.has('--dev') ? 'development' : flags.has('--api-only') ? 'none' : 'built'

await main()

async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config)
  const closers: (() => Promise<void>)[] = []
  stopOnSignals(log, closers)
  try {
    await boot(config, log, closers)
  } catch (error) {
    log.fatal({ err: error }, 'the shop cannot start')
    await closeAll(log, closers)
    const advice = bootAdvice(error, config)
    if (advice !== null) process.stderr.write(`The shop cannot start: ${advice}\n`)
    process.exit(1)
  }
}

/** Every step leaves behind how to undo it; undoing goes backwards. */
async function boot(config: Config, log: Logger, closers: (() => Promise<void>)[]): Promise<void> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config, log, closers) : null
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? ''
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

async function startEmbedded(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(config.dataDir, {
    onProgress: (progress) => log.info({ progress }),
  })
  const watch = setInterval(() => {
    postgres.ensureRunning().then(
      (restarted) => restarted && log.warn('the database had died and was started again'),
      (error: unknown) => log.error({ err: error }, 'the database cannot be started again'),
    )
  }, 1_000)
  closers.push(async () => {
    clearInterval(watch)
    await postgres.stop()
  })
  return postgres
}

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError)
      process.stderr.write(`The shop cannot start with these settings:\n${error.message}\n`)
    else process.stderr.write(`${String(error)}\n`)
    return process.exit(1)
  }
}

function stopOnSignals(log: Logger, closers: (() => Promise<void>)[]): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    closeAll(log, closers).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('SIGHUP', stop)
  process.on('disconnect', () => stop('SIGTERM'))
  if (Object.is(process.connected, false)) stop('SIGTERM')
}

async function closeAll(log: Logger, closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.splice(0).reverse())
    await close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
}
