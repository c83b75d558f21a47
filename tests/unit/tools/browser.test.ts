import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureBrowser } from '#tools/browser.mjs'

describe('the browser for the tests', () => {
  let folder: string
  const own = async () => null

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-'))
    vi.spyOn(console, 'log').mockReturnValue()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true, force: true })
  })

  const program = async (name: string, text: string) => {
    const path = join(folder, name)
    await writeFile(path, `#!/bin/sh\n${text}\n`)
    await chmod(path, 0o755)
    return path
  }

  /** Nothing takes precedence over what a test names. */
  const any = { preferred: [], preferredInstallers: [] }

  it('is the light one where there is one or it can be installed, whatever else is there', async () => {
    const [heavy, good] = [await program('heavy', 'exit 0'), await program('good', 'exit 0')]
    const light = join(folder, 'light')
    const installer = await program('install', `cp "$1" "${light}"`)
    const preferredInstallers: [string, string[]][] = [[installer, [good]]]
    const offer = { preferred: [undefined, light], candidates: [heavy], own, ways: [] }
    expect(await ensureBrowser({ ...offer, preferredInstallers: [['false', []]] })).toBe(heavy)
    expect(await ensureBrowser({ ...offer, preferredInstallers })).toBe(light)
    expect(await ensureBrowser({ ...offer, preferredInstallers: [] })).toBe(light)
  })

  it('is the first that starts', async () => {
    const broken = await program('broken', 'exit 127')
    const good = await program('good', 'exit 0')
    const candidates = [undefined, join(folder, 'absent'), broken, good]
    expect(await ensureBrowser({ ...any, candidates, own, ways: [] })).toBe(good)
  })

  it('is installed where there is none, in the first way that works', async () => {
    const path = join(folder, 'chromium')
    const installer = await program('install', `cp "$1" "${path}"`)
    const good = await program('good', 'exit 0')
    const ways: [string, string[]][] = [
      [join(folder, 'absent'), []],
      [installer, [good]],
    ]
    expect(await ensureBrowser({ ...any, candidates: [path], own, ways })).toBe(path)
  })

  it('is asked for by the commands to run where none can be installed', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    expect(await ensureBrowser({ ...any, candidates: [], own, ways: [['false', []]] })).toBeNull()
    expect(said).toHaveBeenCalledWith(
      expect.stringContaining('npx playwright install --with-deps chromium'),
    )
  })
})
