import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import createClient from 'openapi-fetch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { paths } from '#api/schema.d.ts'
import { inherited } from '#tests/support/inherited-environment.ts'
import { inProduction } from '#tests/support/providers.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

type Running = { child: ChildProcess; url: string; output: () => string }

let folder: string
let children: ChildProcess[]

const newFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  children = []
}
const removeFolder = async () => {
  for (const child of children) await ended(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

function run(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['server/main.ts', '--api-only'], {
    env: { ...inherited(), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Starts the shop with `npm start`, and waits until it responds. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const child = run({ PORT: `${port}`, ...env })
  const lines: string[] = []
  child.stdout?.on('data', (chunk) => lines.push(String(chunk)))
  child.stderr?.on('data', (chunk) => lines.push(String(chunk)))
  const output = () => lines.join('')
  const isOver = () => child.exitCode !== null || /The shop is open/.test(output())
  await vi.waitUntil(isOver, { timeout: 90_000 })
  if (child.exitCode !== null) throw new Error(output())
  return { child, url: `http://127.0.0.1:${port}`, output }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}

/** The shop's output when it does not start. */
async function refusal(env: Record<string, string>) {
  const child = run({ PORT: `${await freePort()}`, ...env })
  const errors = child.stderr ? text(child.stderr) : ''
  child.stdout?.resume()
  await once(child, 'exit')
  return { code: child.exitCode, errors: await errors }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((done) => server.close(done))
  return port
}

/** Starts a server of this process on a port that was free, and returns the port. */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}

function postmaster(): number | null {
  try {
    const pid = Number(
      readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
    )
    return process.kill(pid, 0) ? pid : null
  } catch {
    return null
  }
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function firstProduct(url: string): Promise<unknown> {
  const api = createClient<paths>({ baseUrl: `${url}/api` })
  const { data } = await api.GET('/product/', { params: { query: { size: 1 } } })
  return data?.results[0]
}

async function lastCode(url: string, phone: string): Promise<string> {
  const reply = await fetch(`${url}/dev/outbox?phone=${phone}`)
  return /"code":"(\d{6})"/.exec(await reply.text())?.[1] ?? ''
}

describe('two servers on one empty folder', () => {
  let one: Running
  let two: Running
  beforeAll(async () => {
    await newFolder()
    ;[one, two] = await Promise.all([start(), start()])
  })
  afterAll(removeFolder)

  it('fill an empty demo shop once, and print how to sign in', async () => {
    for (const { output } of [one, two]) {
      expect(output()).toMatch(/Customer {2}09\d{9}/)
      expect(output()).toMatch(/Staff {5}09\d{9}/)
    }
    const product = await firstProduct(one.url)
    expect(product).toBeDefined()
    expect(await firstProduct(two.url)).toEqual(product)
    expect(postmaster()).not.toBeNull()
  })

  it('share one database, and limits with it', async () => {
    const phone = { phone_number: '09351112233' }
    expect((await post(`${one.url}/api/accounts/request-otp/`, phone)).status).toBe(200)
    const refused = await post(`${two.url}/api/accounts/request-otp/`, phone)
    expect(await refused.json()).toMatchObject({ code: 'code_too_soon' })
  })

  it('stop without leaving anything running, and their folder is never opened in production', async () => {
    expect(await ended(one.child, 'SIGTERM')).toBe(0)
    expect((await fetch(`${two.url}/health/ready`)).status).toBe(200)
    expect(await ended(two.child, 'SIGTERM')).toBe(0)
    expect(postmaster()).toBeNull()
    const { code, errors } = await refusal(inProduction({ smsUrl: 'https://sms.example' }))
    expect(code).toBe(1)
    expect(errors).toContain(`the folder ${folder} was opened as a demo before`)
    expect(postmaster()).toBeNull()
  })

  describe('and a server that is started there again', () => {
    let again: Running
    beforeAll(async () => {
      again = await start({ LOG_LEVEL: 'debug' })
    })

    it('writes no number and no code into its log', async () => {
      const { url, output } = again
      const phone = '09351112244'
      await post(`${url}/api/accounts/request-otp/`, { phone_number: phone })
      const otp = await lastCode(url, phone)
      expect(otp).toMatch(/^\d{6}$/)
      await post(`${url}/api/accounts/verify/`, { phone_number: phone, otp })
      await expect.poll(output).toContain('/api/accounts/verify/')
      expect(output()).not.toContain(phone)
      expect(output()).not.toContain(otp)
    })

    it('brings a killed database back by itself', async () => {
      const { url } = again
      const killed = postmaster()
      process.kill(killed ?? 0, 'SIGKILL')
      const isAnother = () => ![killed, null].includes(postmaster())
      await expect.poll(isAnother, { timeout: 90_000 }).toBe(true)
      const statuses = () =>
        Promise.all(
          ['/health/ready', '/api/accounts/list-province/'].map(
            async (path) => (await fetch(url + path)).status,
          ),
        )
      await expect.poll(statuses, { timeout: 90_000 }).toEqual([200, 200])
    })

    it('finishes the current request before it stops, waits for no body that trickles in, and takes the database along', async () => {
      const { child, url, output } = again
      const trickling = request(`${url}/api/accounts/request-otp/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 1_000 },
      })
      trickling.on('error', () => clearInterval(trickle)).write('{')
      const trickle = setInterval(() => trickling.write(' '), 100)
      await new Promise((sent) =>
        trickling.once('socket', (socket) => socket.once('connect', sent)),
      )
      const body = JSON.stringify({ phone_number: '09351112255' })
      const slow = request(`${url}/api/accounts/request-otp/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      })
      const reply = once(slow, 'response')
      slow.write(body.slice(0, 10))
      await new Promise((sent) => slow.once('socket', (socket) => socket.once('connect', sent)))
      expect((await fetch(`${url}/health/live`)).status).toBe(200)
      const exit = once(child, 'exit')
      const asked = performance.now()
      child.kill('SIGTERM')
      await expect.poll(output).toContain('"msg":"stopping"')
      slow.end(body.slice(10))
      const [{ statusCode }] = await reply
      expect(statusCode).toBe(200)
      expect(await exit).toEqual([0, null])
      expect(performance.now() - asked).toBeLessThan(10_000)
      expect(postmaster()).toBeNull()
    })
  })
})

describe('the server', () => {
  beforeEach(newFolder)
  afterEach(removeFolder)

  it('finds everything again after kill -9, even in the middle of its first start', async () => {
    const first = run({ PORT: `${await freePort()}` })
    await expect.poll(postmaster, { timeout: 90_000 }).not.toBeNull()
    await ended(first, 'SIGKILL')
    const second = await start()
    const product = await firstProduct(second.url)
    expect(product).toBeDefined()
    const pid = postmaster()
    await ended(second.child, 'SIGKILL')
    expect(postmaster()).toBe(pid)
    const third = await start()
    expect(await firstProduct(third.url)).toEqual(product)
  })

  it('refuses production without its secrets and providers, and names what is missing', async () => {
    const { code, errors } = await refusal({ SHOP_MODE: 'production' })
    expect(code).toBe(1)
    for (const setting of ['SESSION_SECRET', 'SITE_URL', 'SMS_URL', 'PAYMENT_URL'])
      expect(errors).toContain(setting)
    expect(postmaster()).toBeNull()
  })

  it('says so when its port is taken', async () => {
    const other = createServer()
    const port = await listening(other)
    const { code, errors } = await refusal({ PORT: `${port}` })
    expect(code).toBe(1)
    expect(errors).toMatch(`port ${port} is taken by another program`)
    expect(other.listening).toBe(true)
    await new Promise((done) => other.close(done))
  })

  it('says which database it cannot reach, without its password', async () => {
    const { code, errors } = await refusal({
      DATABASE_URL: `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`,
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/^The shop cannot start: no database answers at 127\.0\.0\.1:\d+\/shop/)
    expect(errors).not.toContain('secret')
  })

  it('says which folder it cannot write to', async () => {
    const file = join(folder, 'taken')
    await writeFile(file, '')
    const { code, errors } = await refusal({ DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(errors).toContain(`the folder ${join(file, 'data')} cannot be written to`)
  })
})
