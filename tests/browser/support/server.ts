import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
  }
}

let stop = () => Promise.resolve()

/** One shop for the whole run of the browser tests. */
export async function setup(project: TestProject): Promise<void> {
  const shop = await startBuiltShop()
  stop = shop.stop
  project.provide('origin', shop.origin)
}

export async function teardown(): Promise<void> {
  await stop()
}

export type BuiltShop = { origin: string; stop: () => Promise<void> }

/**
 * Starts the built shop with its demo data in a folder of its own.
 * @param settings environment variables in addition to those of every such shop
 */
export async function startBuiltShop(settings: Record<string, string> = {}): Promise<BuiltShop> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = folderOf(origin)
  await rm(folder, { recursive: true, force: true })
  await sharePictures(join(folder, 'data'))
  const server = spawn('node', ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      SITE_URL: origin,
      LOG_LEVEL: 'warn',
      CHECK_REPLIES: '1',
      TRUST_PROXY: 'loopback',
      ...settings,
    },
  })
  const stop = async () => {
    server.kill('SIGTERM')
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  }
  await ready(origin, server).catch(async (fault: unknown) => {
    await stop()
    throw fault
  })
  return { origin, stop }
}

/** By its port, so that a test in another process finds what belongs to a shop. */
const folderOf = (origin: string) => join(tmpdir(), `shop-browser-${new URL(origin).port}`)

/** The database of such a shop. */
export async function databaseOf(origin: string): Promise<string> {
  const home = join(folderOf(origin), 'data/postgres')
  return `postgresql://shop:${await readFile(join(home, 'password'), 'utf8')}@/postgres?host=${home}`
}

/**
 * All shops of the tests, also those of later runs, draw a picture once: the 800 files of a run take 50 s of processor
 * time. The files of another version of the pictures are removed by the shop.
 */
async function sharePictures(dataDir: string): Promise<void> {
  const shared = resolve('node_modules/.cache/shop-pictures')
  await mkdir(shared, { recursive: true })
  await mkdir(dataDir, { recursive: true })
  await symlink(shared, join(dataDir, 'images'))
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode}`)
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the shop did not get ready')
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => server.once('exit', () => resolve()))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
