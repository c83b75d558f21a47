/**
 * Prepares what everything else needs: packages, generated code, the build. Every step detects by content whether it
 * has work to do, and marks its completion last, so that an interrupted one is repeated. Plain JavaScript, because it
 * runs on whatever Node (≥ 20.19) the machine has, before anything is installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const programs = join(root, 'node_modules', '.bin')

/** What the build is made from. */
export const buildSources = [
  'src',
  'i18n',
  'domain',
  'machines',
  'charts',
  'studio',
  'staff',
  'walks',
  'stories/views',
  'demo/pictures',
  'generated/api',
  'panda.config.ts',
  'vite.config.ts',
  'shop.config.ts',
  'tools/build.ts',
  'tools/icons.ts',
  'tools/inline-script.ts',
  'tools/service-worker.ts',
  'package-lock.json',
]

/** An environment in which the installed programs, including Node 24, come first and start from compiled code. */
export const environment = () => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
})

/**
 * Flags of Node and settings of the C library for the server, which bound its memory (docs/decisions/0107): a young
 * generation of 8 MB for each half instead of 64, two arenas of malloc instead of eight for each processor, and memory
 * of 128 KiB and more, such as a rendered page, returned to the system at once.
 */
export const serverFlags = ['--max-semi-space-size=8']
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/** Exits with a message if this Node is too old for the setup. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the packages of package-lock.json, unless exactly these are installed. Not `npm ci`, which would fetch
 * everything again for one changed package. Modules without npm's mark of a complete installation were interrupted, and
 * are removed.
 */
export async function ensurePackages() {
  requireNode()
  if (await packagesAreCurrent()) return
  await alone('packages', async () => {
    if (await packagesAreCurrent()) return
    console.log('▸ Installing packages (only when they changed; a minute or two)')
    const modules = join(root, 'node_modules')
    const complete = join(modules, '.package-lock.json')
    if (await exists(complete)) await rm(complete)
    else await rm(modules, { recursive: true, force: true })
    await run('npm', ['install', '--no-save', '--no-progress', '--loglevel', 'error'])
  })
}

/** Generates the style functions, unless they are current. */
export async function ensureGenerated() {
  const sources = ['panda.config.ts', 'src/ui', 'package-lock.json']
  await ensure('styles', sources, 'generated/styled-system', async () => {
    console.log('▸ Generating the style functions')
    await run('panda', ['codegen', '--silent'])
  })
}

/** Builds the browser app, unless the build is current. */
export async function ensureBuilt() {
  await ensure('build', buildSources, 'dist', async () => {
    console.log('▸ Building the shop (only when its sources changed)')
    await run('node', ['tools/build.ts', '--force'])
  })
}

/** Runs a program of the project to its end. Throws if it fails, and after a signal to stop, however it ended. */
export function run(command, args) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (heldLock) appendFileSync(heldLock, `\n${child.pid}`)
    let stopped = null
    const stop = (signal) => {
      stopped = signal
      child.kill(signal)
      process.exitCode = 130
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    child.on('error', failed)
    child.on('close', (code, signal) => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      if (code === 0 && !stopped) done(undefined)
      else failed(new Error(`${command} ${args.join(' ')} ended with ${stopped ?? signal ?? code}`))
    })
  })
}

/** Generates `folder` unless it was generated from the same sources. */
async function ensure(name, sources, folder, make) {
  const cache = join(root, 'node_modules', '.cache')
  const path = join(cache, `shop-${name}`)
  const current = async () =>
    (await exists(join(root, folder))) &&
    (await readFile(path, 'utf8').catch(() => '')) === (await contentHash(sources))
  if (await current()) return
  await alone(name, async () => {
    if (await current()) return
    await rm(path, { force: true })
    const hash = await contentHash(sources)
    await make()
    await mkdir(cache, { recursive: true })
    await writeFile(path, hash)
  })
}

/**
 * npm writes its own lockfile into node_modules when an installation is complete. It omits packages for other
 * platforms.
 */
async function packagesAreCurrent() {
  const [wanted, installed] = await Promise.all([
    readJson(join(root, 'package-lock.json')),
    readJson(join(root, 'node_modules', '.package-lock.json')),
  ])
  if (!wanted || !installed) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const there = installed.packages[path]
    return there ? there.version === entry.version : Boolean(entry.optional)
  })
}

async function contentHash(sources) {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = await filesIn(join(root, source))
    const contents = await Promise.all(files.map((file) => readFile(file)))
    for (const [index, file] of files.entries()) {
      hash.update(file.slice(root.length))
      hash.update(contents[index])
    }
  }
  return hash.digest('hex')
}

async function filesIn(path) {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).sort()
  return (await Promise.all(names.map((name) => filesIn(join(path, name))))).flat()
}

/** Lists the processes that use it: the holder and the processes it started. */
let heldLock = null

/** Only one process of this clone runs a step at a time; a lock whose processes have all died is ignored. */
async function alone(name, work) {
  const clone = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `shop-${process.getuid?.() ?? 0}-${clone}-${name}.lock`)
  for (;;) {
    const lock = await open(path, 'wx').catch((error) => {
      if (error.code === 'EEXIST') return null
      throw error
    })
    if (lock) {
      await lock.writeFile(String(process.pid))
      await lock.close()
      heldLock = path
      return work().finally(() => {
        heldLock = null
        return rm(path, { force: true })
      })
    }
    const text = await readFile(path, 'utf8').catch(() => '')
    const holders = text.split('\n').map(Number).filter(Boolean)
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
    if (holders.length > 0 ? !holders.some(isAlive) : age > 2_000) await rm(path, { force: true })
    else await delay(200)
  }
}

/** Whether a process is running. */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  )

const readJson = (path) => readFile(path, 'utf8').then(JSON.parse, () => null)
