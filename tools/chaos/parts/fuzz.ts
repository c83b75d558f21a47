import { connect, type Socket } from 'node:net'
import { demoAccounts } from '#demo/seed/load.ts'
import { createRandom, type Random } from '#walks/random.ts'
import { loadContract, type JsonObject, type Operation } from '#server/http/contract/document.ts'
import { ensureBuilt } from '#tools/setup.mjs'
import { startInstance, type Instance } from '../instance.ts'
import { loggedFaults, openBooks, seconds, type Part } from '../part.ts'

const lanes = 8

/**
 * Random requests as guest, customer and staff: bodies and parameters of every operation, raw paths, ranges, deep JSON.
 * None may be answered with a failure of the server or break the contract (the server checks its own replies), and
 * whatever they did, the books have to balance.
 */
export const fuzz: Part = {
  title: 'fuzzed requests',
  run: async (scale) => {
    await ensureBuilt()
    const shop = await startInstance({ withPages: true })
    try {
      const books = await openBooks(shop)
      const total = scale.of(20_000)
      const { operations } = loadContract()
      const { customer, staff } = demoAccounts
      const cookies = ['', await signIn(shop, customer), await signIn(shop, staff)]
      const statuses = new Map<string, number>()
      const faults = new Map<string, number>()
      const begun = performance.now()
      await Promise.all(
        Array.from({ length: lanes }, async (_, lane) => {
          const random = createRandom(scale.seed + lane)
          for (let sent = lane; sent < total; sent += lanes) {
            const cookie = random.pick(cookies)
            const request = { ...randomRequest(operations, random, cookie !== ''), cookie }
            const status = await send(shop, request, random)
            const group = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`
            add(statuses, group)
            if (status === 0 || status >= 500)
              add(faults, `${request.method} ${request.path.slice(0, 100)} was answered ${status}`)
          }
        }),
      )
      return {
        figures: [
          ['requests', total],
          [
            'replies',
            ['2xx', '3xx', '4xx', '5xx', 'none']
              .map((group) => `${group}: ${statuses.get(group) ?? 0}`)
              .join(', '),
          ],
          ['time', seconds(performance.now() - begun)],
        ],
        faults: [
          ...[...faults].map(([fault, times]) => `${fault} (${times} times)`),
          ...loggedFaults(shop),
          ...(await books.check([])),
        ],
      }
    } finally {
      await shop.remove()
    }
  },
}

const add = (seen: Map<string, number>, key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)

type Fuzzed = { method: string; path: string; headers: string[]; body: string }

const texts = [
  '',
  ' ',
  '-1',
  '0',
  '1',
  '2',
  '1.5',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '__proto__',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'متن',
  '\u202E🙂',
  '\uD800',
  '\0',
  '09120000000',
  '2030-01-01T00:00:00Z',
  'ا'.repeat(3_000),
]

const rawPaths = [
  '/',
  '//',
  '///',
  '//evil.example/',
  '/%',
  '/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/../server/main.ts',
  '/products/%F0%9F%99%82',
  '/products/[',
  '/?x=%',
  '/productlist?page=1e9&sort=__proto__',
  '/assets/../../package.json',
  '/api',
  '/api/',
  '/api//home/',
  '/api/no/such/call',
  '/uploads/00000000-0000-4000-8000-000000000000',
  '/uploads/..%2f',
  '/images/scene/tile/mobile?w=99999',
  '/images/../../etc/passwd',
  '/media/sounds/listening-test.wav',
  '/health/ready',
  `/${'a'.repeat(4_000)}`,
  `/?${'a=1&'.repeat(1_500)}`,
]

const ranges = [
  'bytes=0-0',
  'bytes=5-2',
  'bytes=-1',
  'bytes=99999999999-',
  'bytes=0-1,3-4',
  'bytes=a-b',
  'items=0-1',
  `bytes=${'9'.repeat(400)}-`,
]

function randomRequest(operations: Operation[], random: Random, isSignedIn: boolean): Fuzzed {
  if (random.below(8) === 0) return rawRequest(random)
  const open = operations.filter(
    ({ id, streams }) => !streams && (!isSignedIn || !id.startsWith('logout')),
  )
  return operationRequest(random.pick(open), random)
}

function rawRequest(random: Random): Fuzzed {
  const headers = random.below(2) === 0 ? [`range: ${random.pick(ranges)}`] : []
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE'])
  return { method, path: random.pick(rawPaths), headers, body: '' }
}

function operationRequest(operation: Operation, random: Random): Fuzzed {
  const encoded = () => encode(random.pick(texts))
  const path = operation.path.replaceAll(/\{\w+\}/g, () =>
    random.below(2) === 0 ? `${random.below(300)}` : encoded(),
  )
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && random.below(3) > 0)
    .map(({ name }) => `${name}=${encoded()}`)
  const type = operation.body?.contents[0]?.mediaType ?? 'application/json'
  const body = operation.body === null ? '' : bodyOf(operation, random)
  return {
    method: operation.method,
    path: `/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: body === '' ? [] : [`content-type: ${type}`],
    body,
  }
}

function bodyOf(operation: Operation, random: Random): string {
  const depth = 1_000 * (1 + random.below(4))
  if (random.below(20) === 0) return `${'['.repeat(depth)}${']'.repeat(depth)}`
  if (random.below(20) === 0) return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  if (random.below(20) === 0) return random.pick(['{', '"', '[1', '{"a":1e400}', 'null', '[]'])
  const schema = operation.body?.contents[0]?.schema ?? {}
  return JSON.stringify(valueFor(schema, random))
}

/** A value that often, but not always, fits a schema. */
function valueFor(schema: JsonObject, random: Random): unknown {
  if (random.below(6) === 0) return oddValue(random)
  const { properties, items } = schema
  const choices = schema['enum']
  if (Array.isArray(choices)) return choices[random.below(choices.length)]
  if (isObject(properties))
    return Object.fromEntries(
      Object.entries(properties)
        .filter(() => random.below(8) > 0)
        .map(([name, inner]) => [
          name,
          isObject(inner) ? valueFor(inner, random) : oddValue(random),
        ]),
    )
  if (isObject(items)) return Array.from({ length: random.below(4) }, () => valueFor(items, random))
  if (schema['type'] === 'boolean') return random.below(2) === 0
  if (schema['type'] === 'integer' || '$ref' in schema) return random.below(300)
  return random.pick(texts)
}

const oddValue = (random: Random): unknown =>
  random.pick<unknown>([null, true, -1, 1.5, 2 ** 31, 1e300, [], {}, [[]], random.pick(texts)])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function encode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** Sends a request over a socket of its own, as no client library would. Returns its status, 0 without a reply. */
async function send(
  { origin }: Instance,
  { method, path, headers, body, cookie }: Fuzzed & { cookie: string },
  random: Random,
): Promise<number> {
  const { port, host } = new URL(origin)
  const payload = Buffer.from(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    `origin: ${origin}`,
    'connection: close',
    `x-forwarded-for: 10.${random.below(250)}.${random.below(250)}.1`,
    ...headers,
    ...(cookie === '' ? [] : [`cookie: ${cookie}`]),
    ...(payload.length > 0 ? [`content-length: ${payload.length}`] : []),
    '',
    '',
  ]
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(lines.join('\r\n'))
  socket.write(payload)
  return statusOf(socket)
}

function statusOf(socket: Socket): Promise<number> {
  return new Promise((done) => {
    let head = ''
    const timer = setTimeout(() => socket.destroy(), 30_000)
    socket
      .on('data', (chunk) => {
        if (head.length < 16) head += chunk.toString('latin1')
      })
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer)
        done(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0))
      })
  })
}

async function signIn(
  { origin }: Instance,
  { phone, password }: { phone: string; password: string },
): Promise<string> {
  const reply = await fetch(`${origin}/api/accounts/login_with_password/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: phone, password }),
  })
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const send = (path: string, body?: object) =>
    fetch(`${origin}/api/staff/verification/${path}`, {
      method: 'POST',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
  // Refused to customers, who need none.
  if ((await send('request-otp/')).ok) {
    const outbox: { code?: string }[] = await (
      await fetch(`${origin}/dev/outbox?phone=${phone}`)
    ).json()
    await send('', { otp: outbox[0]?.code })
  }
  return cookie
}
