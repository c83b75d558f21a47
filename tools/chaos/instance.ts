import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/platform/db/database.ts'
import { addressOf } from '#server/platform/db/embedded/postmaster.ts'
import { serverFlags, serverMemory } from '#tools/setup.mjs'
import { bankService, smsService, type Bank, type Sms } from './stand-ins.ts'

/** A shop in a folder of its own, with stand-ins for its bank and its SMS service, all on the loopback. */
export type Instance = {
  origin: string
  folder: string
  bank: Bank
  sms: Sms
  /** Starts the server again after it ended, and waits until it is ready. */
  start: () => Promise<void>
  /** Sends SIGKILL to the server, and waits until it has ended. */
  killServer: () => Promise<void>
  /** Sends SIGKILL to PostgreSQL. */
  killDatabase: () => Promise<void>
  /** Sends SIGTERM. Returns the exit code and how many milliseconds it took. */
  stop: () => Promise<{ code: number | null; ms: number }>
  /** The pid of the running PostgreSQL; null if there is none. */
  postmaster: () => Promise<number | null>
  /** Does something in the database on a connection of its own. */
  inDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  /** The errors that the server logged since the last call, by message. */
  errors: () => Map<string, number>
  remove: () => Promise<void>
}

type Options = {
  /** Where the folder is created; the system's temporary folder by default. */
  parent?: string
  /** With the built pages and pictures. */
  withPages?: boolean
  /** A PostgreSQL of one's own, instead of one in the folder. */
  databaseUrl?: string
}

const bankKey = 'chaos-bank-key'

/** The instances that are running, so that an interrupted run leaves nothing behind. */
const running = new Set<Instance>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void removeAll().then(() => process.exit(1)))

export async function startInstance({
  parent = tmpdir(),
  withPages = false,
  databaseUrl,
}: Options = {}): Promise<Instance> {
  const folder = await mkdtemp(join(parent, 'shop-chaos-'))
  const [bank, sms, port] = await Promise.all([bankService(bankKey), smsService(), freePort()])
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env['PATH'],
    ...serverMemory,
    SHOP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    SITE_URL: origin,
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
    CHECK_REPLIES: '1',
    LOG_LEVEL: 'info',
    SMS_URL: sms.url,
    SMS_KEY: 'chaos-sms-key',
    PAYMENT_URL: bank.url,
    // A few buyers order in every race; the limit for a customer has tests of its own.
    ORDERS_PER_HOUR: '1000000',
    PAYMENTS_PER_HOUR: '1000000',
    PAYMENT_KEY: bankKey,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const args = [...serverFlags, 'server/main.ts', ...(withPages ? [] : ['--api-only'])]
  const errors = new Map<string, number>()
  let child: ChildProcess | null = null

  const start = async () => {
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    child = started
    if (started.stdout !== null) count(errors, started.stdout)
    await ready(origin, started)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    if (ending === null || hasEnded(ending)) return null
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
    return ending.exitCode
  }
  const postmaster = () => postmasterOf(folder)
  const instance: Instance = {
    origin,
    folder,
    bank,
    sms,
    start,
    postmaster,
    killServer: async () => void (await end('SIGKILL')),
    killDatabase: async () => {
      const pid = await postmaster()
      if (pid !== null) process.kill(pid, 'SIGKILL')
    },
    stop: async () => {
      const asked = performance.now()
      const code = await end('SIGTERM')
      return { code, ms: performance.now() - asked }
    },
    inDatabase: async (work) => {
      const address = databaseUrl ?? (await addressOf(join(folder, 'postgres')))
      const { db, close } = openDatabase(address, { connections: 2 })
      return work(db).finally(close)
    },
    errors: () => {
      const seen = new Map(errors)
      errors.clear()
      return seen
    },
    remove: async () => {
      running.delete(instance)
      bank.release()
      await end('SIGTERM')
      await Promise.all([bank.close(), sms.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
  running.add(instance)
  try {
    await start()
    return instance
  } catch (error) {
    await instance.remove()
    throw error
  }
}

async function removeAll(): Promise<void> {
  await Promise.all([...running].map((instance) => instance.remove()))
}

/** Counts the errors of the log by message. */
function count(errors: Map<string, number>, output: NodeJS.ReadableStream): void {
  createInterface({ input: output }).on('line', (line) => {
    if (!/^\{"level":(50|60),/.test(line)) return
    const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? line
    errors.set(message, (errors.get(message) ?? 0) + 1)
  })
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (hasEnded(server)) throw new Error(`the shop ended with ${server.exitCode}`)
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await delay(50)
  }
  throw new Error('the shop did not get ready')
}

async function postmasterOf(folder: string): Promise<number | null> {
  const path = join(folder, 'postgres/cluster/postmaster.pid')
  const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10)
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status) ? pid : null
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
