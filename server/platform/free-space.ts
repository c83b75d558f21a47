import { statfs } from 'node:fs/promises'
import type { Config } from '#server/config.ts'

/** The bytes that are left where the data or the uploads are, whichever is less. */
export async function freeSpace({
  dataDir,
  uploadsDir,
}: Pick<Config, 'dataDir' | 'uploadsDir'>): Promise<number> {
  return Math.min(...(await Promise.all([dataDir, uploadsDir].map(freeBytes))))
}

/** Infinite for a folder that does not exist yet. */
async function freeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize
}
