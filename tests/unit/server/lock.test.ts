import type * as fs from 'node:fs/promises'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withLock } from '#server/platform/db/embedded/lock.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>()
  const open: typeof real.open = async (...args) => {
    const file = await real.open(...args)
    if (disk.isFull)
      vi.spyOn(file, 'writeFile').mockRejectedValue(
        Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
      )
    return file
  }
  return { ...real, open }
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('the lock of the database is free again after a disk was too full to write it', async () => {
  disk.isFull = true
  await expect(withLock(folder, async () => 'never')).rejects.toThrow('no space left')
  disk.isFull = false
  expect(await withLock(folder, async () => 'done')).toBe('done')
  expect(await readdir(folder)).toEqual([])
})
