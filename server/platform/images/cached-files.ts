import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes to a temporary file and renames it, so that nobody ever reads half a file. */
export async function writeWhole(target: string, body: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, body)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A short digest of all sources in the folders: what they generate is generated again when they change. */
export function digestOfSources(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of files.filter((each) => each.endsWith('.ts')).sort())
      hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Removes the folders `<prefix><version>` of all other versions. Several processes may do so at the same time.
 * @param dir their parent folder; it need not exist
 */
export async function removeOtherVersions(
  dir: string,
  prefix: string,
  version: string,
): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  const stale = names.filter((name) => name.startsWith(prefix) && name !== `${prefix}${version}`)
  await Promise.all(stale.map((name) => rm(join(dir, name), { recursive: true, force: true })))
}

/** Nobody waits for background work, and it is retried the next time: a warning is enough. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error))
}
