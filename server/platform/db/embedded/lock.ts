import { open, readFile, rm, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'

/**
 * Holds `<dataDir>/.postgres.lock` during `work`. It only spares waiting processes a failure; mutual exclusion is
 * guaranteed by the rename of the finished cluster and by PostgreSQL's own pid file.
 */
export async function withLock<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(dataDir, '.postgres.lock')
  for (;;) {
    const lock = await open(path, 'wx').catch(ignoreExisting)
    if (lock) {
      held.add(path)
      try {
        await writePid(lock)
        return await work()
      } finally {
        held.delete(path)
        await rm(path, { force: true })
      }
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now())
    const abandoned = holder > 0 ? !isAlive(holder) || holder === process.pid : age > 2_000
    if (!held.has(path) && (abandoned || age > 120_000)) await rm(path, { force: true })
    else await delay(50)
  }
}

/** On a full disk this fails, and the lock must be free again for the next try. */
async function writePid(lock: FileHandle): Promise<void> {
  try {
    await lock.writeFile(`${process.pid}`)
  } finally {
    await lock.close()
  }
}

/** Waiting helps if another process holds the lock, not if the folder is not writable. */
function ignoreExisting(error: NodeJS.ErrnoException): null {
  if (error.code === 'EEXIST') return null
  throw error
}

/** The locks of this process. Any other lock with its pid was left by a former process with the same pid. */
const held = new Set<string>()
