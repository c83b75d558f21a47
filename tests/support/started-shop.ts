import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** The user who starts the shop; without ids, the one who runs the tests. */
export type Account = { uid?: number; gid?: number }

/** Another account than root's, unless the tests run as root and others may not read the project. */
export function ordinaryAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  const { status } = spawnSync('test', ['-r', 'package.json'], nobody)
  return status === 0 ? nobody : {}
}

export type Pids = { npmStart: number; server: number; database: number }

export type StartedShop = {
  origin: string
  /** The processes of the last start. */
  pids: () => Promise<Pids>
  /** Restarts the shop in the same folder on the same port, and waits until it is ready. */
  start: () => Promise<void>
  /** Sends SIGINT as the terminal does, to all processes of `npm start`. */
  pressCtrlC: () => void
  /** Waits until the last `npm start` has ended. */
  ended: () => Promise<void>
  /** Its output since the last start. */
  output: () => string
  connectionString: () => Promise<string>
  remove: () => Promise<void>
}

/**
 * The shop as `npm start` runs it, in its own folder: without its pages and thus without a build, or in development
 * mode.
 */
export async function startedShop(
  { uid, gid }: Account,
  flag: '--api-only' | '--dev' = '--api-only',
): Promise<StartedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
  const home = join(folder, 'data/postgres')
  const port = await reservedPort()
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let output = ''

  const start = async () => {
    output = ''
    const started = spawn(process.execPath, ['tools/start.mjs', flag], {
      uid,
      gid,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        // The shoppers of a test buy faster than people.
        ORDERS_PER_HOUR: '1000000',
        PAYMENTS_PER_HOUR: '1000000',
        PORT: `${port}`,
        DATA_DIR: join(folder, 'data'),
        SITE_URL: origin,
        DEMO_MONTH: 'empty',
        TRUST_PROXY: 'loopback',
      },
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
      })
    await expect
      .poll(() => (hasEnded(started) ? `ended: ${output}` : output), { timeout: 60_000 })
      .toMatch(/The shop is open|ended/)
    if (hasEnded(started)) throw new Error(output)
  }
  const pids = async () => ({
    npmStart: child?.pid ?? 0,
    server: Number(/"pid":(\d+),"msg":"ready"/.exec(output)?.[1]),
    database: Number((await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]),
  })
  const ended = async () => {
    if (child && !hasEnded(child)) await once(child, 'exit')
  }
  const pressCtrlC = () => {
    if (child?.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, 'SIGINT')
  }
  return {
    origin,
    pids,
    start,
    pressCtrlC,
    ended,
    output: () => output,
    connectionString: async () =>
      `postgresql://shop:${await readFile(join(home, 'password'), 'utf8')}@/postgres?host=${home}`,
    remove: async () => {
      pressCtrlC()
      await ended()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a process is running; a zombie is not. */
export async function runs(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return !/^State:\s+Z/m.test(status)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/**
 * A port that stays free while a shop is down: the system assigns ports above these, and the shoppers would reach the
 * shop of another test there.
 */
async function reservedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A loopback port on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
