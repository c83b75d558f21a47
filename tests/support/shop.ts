import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { demo } from '#demo/extension.ts'
import { studio } from '#studio/server/extension.ts'
import { createApp, type App } from '#server/app.ts'
import { loadConfig, type Config, type GatewaySettings, type Limits } from '#server/config.ts'
import type { Transport } from '#server/platform/providers/provider-call.ts'
import type { Context } from '#server/context.ts'
import { openDatabase, type Database } from '#server/platform/db/database.ts'
import { createLog } from '#server/platform/log.ts'
import { testClient, type TestClient } from './client.ts'
import { testNetwork, type TestNetwork } from './network.ts'
import { createDatabase, dropDatabase, templates } from './databases.ts'

export type TestShop = {
  app: App
  context: Context
  db: Database
  connectionString: string
  clock: Clock
  /** The network between the shop and its payment provider. */
  network: TestNetwork
  /** Everything logged so far, one JSON line per entry. */
  logged: string[]
  /** A visitor with a cookie jar and an address of their own; replies are checked against the contract. */
  client: () => TestClient
  /** A visitor who signed in with a code, by default with a number of their own. */
  signIn: (phone?: string) => Promise<TestClient>
  /** The last code sent to a number. */
  lastCode: (phone: string) => Promise<string>
  /** Runs the due jobs until none is left. */
  runJobs: () => Promise<void>
  close: () => Promise<void>
}

export type Clock = { now: () => number; advance: (seconds: number) => void }

type Options = {
  env?: Record<string, string>
  limits?: Partial<Limits>
  /** Replaces those of shop.config.ts. */
  gateways?: readonly GatewaySettings[]
  /** Replaces the network of the tests, in which every host is the shop itself. */
  transport?: Transport
  /** The database's content: only the schema, or a whole demo shop. */
  content?: keyof typeof templates
  /** Another shop whose database, clock and uploads this one uses. */
  sharing?: TestShop
  /** `built` also serves the pages and pictures of `dist/`. */
  storefront?: 'built' | 'none'
}

/** Starts the real server on its own database, with a clock that the test controls. */
export async function startShop(options: Options = {}): Promise<TestShop> {
  const { sharing, content = 'empty', storefront = 'none' } = options
  const name = `shop_${randomBytes(6).toString('hex')}`
  const connectionString =
    sharing?.connectionString ??
    (await createDatabase(inject('postgres'), name, templates[content]))
  const clock = sharing?.clock ?? createClock()
  const network = testNetwork()
  const uploadsDir = sharing?.context.config.uploadsDir ?? join(tmpdir(), name)
  const logged: string[] = []
  const config = { ...testConfig(options), uploadsDir }
  const database = openDatabase(connectionString, { connections: config.databaseConnections })
  const app = await createApp({
    config,
    database,
    log: createLog({ logLevel: 'debug' }, { write: (line) => logged.push(line) }),
    now: clock.now,
    transport: options.transport ?? network.transport,
    storefront,
    extensions: config.mode === 'demo' ? [demo, studio] : [],
  })
  await app.server.ready()
  network.connect(app.server)
  const client = () => testClient(app.server)
  const lastCode = async (phone: string) => {
    const reply = await app.server.inject(`/dev/outbox?phone=${phone}`)
    const [message] = reply.json<{ code?: string }[]>()
    if (!message?.code) throw new Error(`no code was sent to ${phone}`)
    return message.code
  }
  return {
    app,
    context: app.context,
    db: database.db,
    connectionString,
    clock,
    network,
    logged,
    client,
    lastCode,
    signIn: (phone = freshPhone()) => signIn(client(), phone, lastCode),
    runJobs: async () => {
      while ((await app.jobs.runDue()) > 0);
    },
    close: async () => {
      await app.close()
      await database.close()
      if (sharing) return
      await dropDatabase(inject('postgres'), name)
      await rm(uploadsDir, { recursive: true, force: true })
    },
  }
}

let lastPhone = 0
/** A number that no other test of this file uses. */
export const freshPhone = (): string => `0913${String((lastPhone += 1)).padStart(7, '0')}`

async function signIn(
  visitor: TestClient,
  phone: string,
  lastCode: (phone: string) => Promise<string>,
): Promise<TestClient> {
  const body = { phone_number: phone }
  const requested = await visitor.api.POST('/accounts/request-otp/', { body })
  if (requested.error) throw new Error(`no code for ${phone}: ${requested.error.code}`)
  const otp = await lastCode(phone)
  const verified = await visitor.api.POST('/accounts/verify/', { body: { ...body, otp } })
  if (verified.error) throw new Error(`the code was refused: ${verified.error.code}`)
  return visitor
}

function testConfig({ env, limits, gateways }: Options): Config {
  const settings = { CHECK_REPLIES: '1', SITE_URL: 'http://localhost:3000', ...env }
  const config = loadConfig(settings, gateways)
  return { ...config, limits: { ...config.limits, ...limits } }
}

function createClock(): Clock {
  let time = Date.now()
  return {
    now: () => time,
    advance: (seconds) => {
      time += seconds * 1000
    },
  }
}
