import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number }

/** Stores uploaded files. Keys are slash-separated paths that the shop generates (`3f2c…/480`). */
export type Storage = {
  /** Stores a file under a key, atomically. */
  put: (key: string, content: Buffer | { path: string }) => Promise<void>
  /** The size of the file under a key; null if there is none. */
  size: (key: string) => Promise<number | null>
  read: (key: string, range?: ByteRange) => Readable
  /** Removes everything under `folder/`; a missing folder is no error. */
  removeFolder: (folder: string) => Promise<void>
}

/** Stores files in a local folder, or in one that several machines share. */
export function folderStorage(root: string): Storage {
  return {
    put: async (key, content) => {
      const target = join(root, key)
      await mkdir(dirname(target), { recursive: true })
      const draft = `${target}.${randomUUID()}.tmp`
      try {
        if ('path' in content) await copyFile(content.path, draft)
        else await writeFile(draft, content)
        await flush(draft)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    size: async (key) => {
      const found = await stat(join(root, key)).catch(() => null)
      return found?.isFile() ? found.size : null
    },
    read: (key, range) => createReadStream(join(root, key), range),
    removeFolder: (folder) => rm(join(root, folder), { recursive: true, force: true }),
  }
}

/** A database row must never outlive the file that it refers to. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
