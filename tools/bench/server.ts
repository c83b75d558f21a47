import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { addressOf } from '#server/platform/db/embedded/postmaster.ts'
import { ensureBuilt, serverFlags, serverMemory } from '#tools/setup.mjs'
import { readUsage, type Usage } from './process-tree.ts'

export type BenchServer = {
  origin: string
  /** Usage of the server, and of PostgreSQL with all its processes. */
  usage: () => Promise<{ server: Usage; database: Usage }>
  /** From the start of the process until it was ready, in milliseconds. */
  readyMs: number
  /** The address of its database. */
  databaseUrl: string
  /** Stops the server and its database and removes their folder. */
  stop: () => Promise<void>
}

type Options = {
  products: number
  /** Flags of Node for the server, such as `--cpu-prof`. */
  nodeFlags: string[]
}

/**
 * The built shop as a demo on a free loopback port, with its own database in a temporary folder and this many products;
 * built first if the sources are newer. If the bench dies, the broken channel stops the server. Loopback proxies are
 * trusted, so that each shopper has their own address.
 */
export async function startServer({ products, nodeFlags }: Options): Promise<BenchServer> {
  await ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    ...serverMemory,
    SHOP_MODE: 'demo',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: origin,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    CHECK_REPLIES: '0',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    // A few shoppers buy what many would.
    OPEN_ORDERS_PER_CUSTOMER: '1000000',
    ORDERS_PER_HOUR: '1000000',
    PAYMENTS_PER_HOUR: '1000000',
    UNITS_PER_ORDER: '999',
    UNITS_PER_DAY: '1000000',
  }
  const start = (args: string[]) => {
    const child = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    showFirstWarnings(child)
    return child
  }
  const running = { child: start(['demo/seed/cli.ts', '--products', String(products)]) }
  const stop = async () => {
    running.child.kill('SIGTERM')
    await ended(running.child)
    await rm(folder, { recursive: true, force: true })
  }
  process.once('SIGINT', () => void stop().then(() => process.exit(130)))
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)))
  try {
    if ((await ended(running.child)) !== 0) throw new Error('the shop cannot be filled')
    const started = performance.now()
    running.child = start([...serverFlags, ...nodeFlags, 'server/main.ts'])
    await ready(origin, running.child)
    const readyMs = performance.now() - started
    const postmaster = await postmasterOf(env.DATA_DIR)
    const server = running.child.pid ?? 0
    return {
      origin,
      stop,
      readyMs,
      databaseUrl: await addressOf(join(env.DATA_DIR, 'postgres')),
      usage: async () => ({
        server: await readUsage(server),
        database: await readUsage(postmaster),
      }),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The first warnings and errors that the server logs; under load the rest would only repeat them. */
function showFirstWarnings({ stdout }: ChildProcess): void {
  if (stdout === null) return
  let shown = 0
  createInterface({ input: stdout }).on('line', (line) => {
    if (line.startsWith('{') && ++shown <= 3) console.error(`    server: ${line.slice(0, 400)}`)
  })
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode}`)
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await delay(25)
  }
  throw new Error('the shop did not get ready')
}

/** PostgreSQL detaches itself from the server: its pid is the first line of its own file. */
async function postmasterOf(dataDir: string): Promise<number> {
  const path = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  return Number.parseInt(await readFile(path, 'utf8'), 10)
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
