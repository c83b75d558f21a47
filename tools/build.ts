/**
 * Builds `dist/`: style functions, the browser's files (hashed, with compressed copies) and the server's renderer.
 * Prints only one line per step; nothing is built if no source is newer than the last build. `--force` builds anyway,
 * `--only-shop` leaves the studio, the back office and the compressed copies out.
 */
import { execFile } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { makeIcons } from './icons.ts'
import { drawOwnPictures } from './own-pictures.ts'
import { buildServiceWorker } from './service-worker.ts'
import { buildSources } from './setup.mjs'

const run = promisify(execFile)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const stamp = 'dist/built'
/** How long a file of an earlier build is still served. */
const keptForMs = 7 * 24 * 3600 * 1000

if (process.argv.includes('--force') || (await isStale())) await buildAll()

async function buildAll(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const started = Date.now()
  await step('styles', () => run('panda', ['codegen', '--silent']))
  await step('browser', () => build())
  await step('icons', () => makeIcons('dist/client'))
  await step('pictures', () => drawOwnPictures('dist/pictures'))
  await step('service worker', () => buildServiceWorker('dist/client'))
  await step('renderer', () => build({ build: { ssr: true } }))
  if (process.argv.includes('--only-shop')) return
  await step('studio', () => run('vite', ['build', '--config', 'studio/vite.config.ts']))
  await step('back office', () => run('vite', ['build', '--config', 'staff/vite.config.ts']))
  await step('compressed copies', async () => {
    await compressAll('dist/client/assets', started)
    await compressAll('dist/staff/assets', started)
  })
  await removeOlder('dist/client/assets', started - keptForMs)
  await writeFile(stamp, `${new Date().toISOString()}\n`)
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

async function isStale(): Promise<boolean> {
  const built = await stat(stamp).then(
    (file) => file.mtimeMs,
    () => 0,
  )
  const newest = await Promise.all(buildSources.map(newestIn))
  return built < Math.max(...newest)
}

async function newestIn(path: string): Promise<number> {
  const file = await stat(path)
  if (!file.isDirectory()) return file.mtimeMs
  const entries = await readdir(path)
  const times = await Promise.all(entries.map((entry) => newestIn(join(path, entry))))
  return Math.max(file.mtimeMs, ...times)
}

/** Compresses what was written since `after`; files of earlier builds have their copies already. */
async function compressAll(folder: string, after: number): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      if ((await stat(path)).mtimeMs < after) return
      const bytes = await readFile(path)
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await writeFile(`${path}.br`, await brotli(bytes, options))
      await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
    }),
  )
}

async function removeOlder(folder: string, than: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < than) await rm(path)
  }
}
