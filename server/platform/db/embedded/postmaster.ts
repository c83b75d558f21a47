import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { runAs, type Account } from './server-account.ts'

/** The child processes of a killed server exit on their own shortly; until then PostgreSQL does not start. */
export async function startPostmaster(home: string, account: Account): Promise<void> {
  for (let waited = 0; ; waited += 250) {
    const before = await readLog(home)
    try {
      return await launchPostmaster(home, account)
    } catch (error) {
      const output = (await readLog(home)).slice(before.length)
      if (waited >= 20_000 || !heldByFormer.test(output))
        throw new Error(`PostgreSQL did not start:\n${output}`, { cause: error })
      await delay(250)
    }
  }
}

/** Memory or a lock that processes of a former server still hold. */
const heldByFormer = /shared memory block .* still in use|lock file .* already exists/

const readLog = (home: string) => readFile(join(home, 'log'), 'utf8').catch(() => '')

async function launchPostmaster(home: string, account: Account): Promise<void> {
  const cluster = join(home, 'cluster')
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  const sockets = socketPathFits(home) ? home : ''
  const port = sockets ? 5432 : await loopbackPort(home)
  await runAs(account, 'pg_ctl', [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${cluster}`,
    `--log=${join(home, 'log')}`,
    '--options',
    `-p ${port} -c listen_addresses=${sockets ? "''" : '127.0.0.1'} -c unix_socket_directories='${sockets}' -c unix_socket_permissions=0700`,
  ])
}

export async function stopPostmaster(home: string): Promise<void> {
  const postmaster = await livePostmaster(home)
  if (!postmaster) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(postmaster.pid, signal)
    for (let waited = 0; waited < patienceMs[signal]; waited += 20) {
      if (!(await livePostmaster(home))) return
      await delay(20)
    }
  }
}

/** After an immediate shutdown (SIGQUIT) the next start recovers from the log; nothing committed is lost. */
const patienceMs = { SIGINT: 3_000, SIGQUIT: 1_000 }

type Postmaster = { pid: number; port: number; socketFolder: string }

/** Reads `postmaster.pid` (pid, data folder, start time, port, socket folder, address, memory, status). */
export async function livePostmaster(home: string): Promise<Postmaster | null> {
  const text = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = ''] = text.split('\n')
  const found = { pid: Number(pid), port: Number(port), socketFolder: socketFolder.trim() }
  return found.pid > 0 && (await isPostgres(found.pid)) ? found : null
}

/** The pid in the file may since have been reused by another program. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-p', `${pid}`, '-o', 'comm=']).stdout.includes('postgres')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status)
}

/** The connection string of the running server. @throws if there is none */
export async function addressOf(home: string): Promise<string> {
  const postmaster = await livePostmaster(home)
  if (!postmaster) throw new Error(`The database in ${home} stopped; see ${join(home, 'log')}`)
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  const { port, socketFolder } = postmaster
  return socketFolder
    ? `postgresql://shop:${password}@/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`
    : `postgresql://shop:${password}@127.0.0.1:${port}/postgres`
}

/** The port of the last start, if it is still free, so that open pools reconnect to a restarted server. */
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

/** The kernel accepts socket paths of at most 107 bytes; commas and quotes have a special meaning to PostgreSQL. */
const socketPathFits = (folder: string) =>
  process.platform !== 'win32' && Buffer.byteLength(folder) < 80 && /^[\w./+@-]+$/.test(folder)
