import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startRenderThread } from '#server/http/pages/render-thread.ts'

/** A build whose pages say what the API replied; one ends its thread, one throws. */
const entry = `
export const prepare = async () => undefined
export async function render({ path, search, send, assets }) {
  if (path === '/end') process.exit(1)
  if (path === '/throw') throw new Error('no such page')
  if (path === '/old') return { kind: 'redirect', status: 301, location: '/new' }
  const reply = await send(new Request('http://shop.example/api' + path + search))
  const html = [reply.status, await reply.text(), assets.styles[0]].join(' ')
  return { kind: 'page', status: reply.status, html }
}`
const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js' },
  'style.css': { file: 'assets/style.css' },
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(root, 'server'))
  await mkdir(join(root, 'client/.vite'), { recursive: true })
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  await writeFile(join(root, 'server/entry-server.js'), entry)
  await writeFile(join(root, 'client/.vite/manifest.json'), JSON.stringify(manifest))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function started() {
  const thread = await startRenderThread(root, () => undefined)
  onTestFinished(() => thread.close())
  const page = async (path: string, reply = '') => {
    const call = async (url: string) => ({
      status: 200,
      contentType: 'text/plain',
      body: `${reply} ${new URL(url).pathname}`,
    })
    const visit = { path, search: '', origin: 'http://shop.example', inspectable: false }
    const rendered = await thread.render(visit, call)
    return rendered.kind === 'page' ? Buffer.from(rendered.html).toString() : rendered.location
  }
  return { page }
}

describe('the thread that renders pages', () => {
  it('gives each page the replies to its own calls', async () => {
    const { page } = await started()
    const pages = Array.from({ length: 20 }, (_, at) => page(`/p${at}`, `گوشی ${at}`))
    expect(await Promise.all(pages)).toEqual(
      Array.from({ length: 20 }, (_, at) => `200 گوشی ${at} /api/p${at} /assets/style.css`),
    )
    expect(await page('/old')).toBe('/new')
  })

  it('rejects a page that throws, and renders the next', async () => {
    const { page } = await started()
    await expect(page('/throw')).rejects.toThrow('no such page')
    expect(await page('/next', 'a')).toContain('200 a')
  })

  it('is started again for the next page when it has ended, and the pages that it rendered fail', async () => {
    const { page } = await started()
    await expect(page('/end')).rejects.toThrow('has ended')
    expect(await page('/next', 'a')).toContain('200 a')
  })

  it('refuses a folder without a build', async () => {
    const failures: string[] = []
    const start = startRenderThread(join(root, 'client'), ({ message }) => failures.push(message))
    await expect(start).rejects.toThrow('entry-server')
    expect(failures).toEqual([expect.stringContaining('entry-server')])
  })
})
