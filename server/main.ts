import { setInterval } from 'node:timers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { bootAdvice } from './boot-advice.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/embedded.ts'
import type { Extension } from './extension.ts'
import { createLog } from './platform/log.ts'
import { resolveQuickly } from './platform/quick-resolution.ts'

/** The process ends this long after the first signal, even if work is still running. */
const stopWithinMs = 10_000
/** What has not ended by then is left behind, so that the database, which is stopped last, gets its turn. */
const closeWithinMs = 5_000

/** `--dev` renders the pages from the sources, `--api-only` serves none. */
const flags = new Set(process.argv.slice(2))
const storefront = flags.has('--dev') ? 'development' : flags.has('--api-only') ? 'none' : 'built'

resolveQuickly()
await main()

/** The database starts while the shop's modules are loaded; only what both need is imported above. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config)
  const closers: (() => Promise<void>)[] = []
  stopOnSignals(log, closers)
  try {
    const [connectionString, { boot }, extensions] = await Promise.all([
      config.databaseUrl ?? startEmbedded(config, log, closers),
      import('./boot.ts'),
      config.mode === 'demo' ? demoExtensions() : [],
    ])
    await boot({ config, connectionString, log, storefront, extensions, closers })
  } catch (error) {
    log.fatal({ err: error }, 'the shop cannot start')
    await closeAll(log, closers)
    const advice = bootAdvice(error, config)
    if (advice !== null) process.stderr.write(`The shop cannot start: ${advice}\n`)
    process.exit(1)
  }
}

/** The only place where the server imports the demo and the flow studio. */
async function demoExtensions(): Promise<Extension[]> {
  const [{ demo }, { studio }] = await Promise.all([
    import('#demo/extension.ts'),
    import('#studio/server/extension.ts'),
  ])
  return [demo, studio]
}

/** Starts the database of `dataDir` and keeps it running. Returns its connection string. */
async function startEmbedded(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<string> {
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
  return postgres.connectionString
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
  const late = delay(closeWithinMs, undefined, { ref: false })
  const first = closers.shift()
  for (const close of closers.splice(0).reverse()) await Promise.race([ended(log, close), late])
  if (first !== undefined) await ended(log, first)
}

function ended(log: Logger, close: () => Promise<void>): Promise<void> {
  return close().catch((error: unknown) => log.error({ err: error }, 'stopping failed'))
}
