import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendProblem } from '#server/http/contract/problem-reply.ts'
import { studioReports } from '#studio/server/studio-reports.ts'

const siteUrl = 'http://localhost:3000'
const url = '/dev/studio/reports/paths.json'

let root: string
let app: FastifyInstance
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'reports-'))
  await mkdir(join(root, 'tools'))
  await mkdir(join(root, 'reports'))
  app = fastify()
  app.setErrorHandler(sendProblem)
  studioReports(app, { root, siteUrl })
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

/** The tool's program in this test, after it has counted that it was started. */
const given = (program: string) =>
  writeFile(
    join(root, 'tools/paths.ts'),
    `import { appendFileSync, writeFileSync } from 'node:fs'
appendFileSync('started', 'x')
${program}`,
  )
const started = async () => (await readFile(join(root, 'started'), 'utf8').catch(() => '')).length
const make = (headers = {}) => app.inject({ method: 'POST', url, headers })
const write = (text: string) => `writeFileSync('reports/paths.json', '${text}')`

describe('the report of the paths', () => {
  it('is not there before it is made, is made by one run for all who ask, and is there afterwards', async () => {
    await given(write('{"machines":[]}'))
    expect((await app.inject(url)).statusCode).toBe(404)
    const replies = await Promise.all([make(), make({ origin: siteUrl })])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await started()).toBe(1)
    expect((await app.inject(url)).json()).toEqual({ machines: [] })
    expect((await make()).statusCode).toBe(204)
    expect(await started()).toBe(2)
  })

  it('exists when the paths found a fault, but not when they could not be run', async () => {
    await given(`${write('{}')}; process.exitCode = 1`)
    expect((await make()).statusCode).toBe(204)
    await given("throw new Error('the chart has no beginning')")
    const reply = await make()
    expect(reply.statusCode).toBe(500)
    expect(reply.json<{ reason: string }>().reason).toContain('the chart has no beginning')
  })

  it('is not made for another site', async () => {
    await given(write('{}'))
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await make(headers)).statusCode).toBe(403)
    expect(await started()).toBe(0)
  })

  it('has the digest of the sources of a machine, which changes with the rule of a guard', async () => {
    const rule = 'machines/flows/door/rules.ts'
    const files = {
      'package.json': '{"imports":{"#machines/*":"./machines/*"}}',
      'machines/flows/door/door.model.ts': "import { door } from './door.machine.ts'",
      'machines/flows/door/door.machine.ts':
        "import { mayOpen } from '#machines/flows/door/rules.ts'",
      [rule]: 'export const mayOpen = () => true',
    }
    await mkdir(join(root, 'machines/flows/door'), { recursive: true })
    for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text)
    const digestOf = async (machine: string) =>
      (await app.inject(`/dev/studio/reports/sources/${machine}`)).json<{ digest: string | null }>()
    const before = await digestOf('door')
    expect(before.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOf('door')).toEqual(before)
    await writeFile(join(root, rule), 'export const mayOpen = () => false')
    expect(await digestOf('door')).not.toEqual(before)
    expect(await digestOf('window')).toEqual({ digest: null })
    const path = encodeURIComponent('../flows/door')
    expect((await app.inject(`/dev/studio/reports/sources/${path}`)).statusCode).toBe(404)
  })

  it('is given up with the server, which leaves no process behind', async () => {
    await given("setInterval(() => {}, 1_000); writeFileSync('pid', `${process.pid}`)")
    const reply = make()
    await expect.poll(() => existsSync(join(root, 'pid')), { timeout: 10_000 }).toBe(true)
    await app.close()
    expect(await reply).toMatchObject({ statusCode: 500 })
    const pid = Number(await readFile(join(root, 'pid'), 'utf8'))
    // The system forgets a process that was killed a moment later.
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
