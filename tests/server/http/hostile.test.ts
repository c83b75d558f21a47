import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  loadContract,
  type JsonObject,
  type Operation,
  type Parameter,
} from '#server/http/contract/document.ts'
import type { TestClient } from '#tests/support/client.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { newStaff } from '#tests/support/shopper.ts'

const { operations, schemas } = loadContract()

const texts = [
  '',
  ' ',
  '\0',
  '-1',
  '0',
  '1.5',
  '1e309',
  '2147483648',
  '9'.repeat(30),
  'NaN',
  'null',
  '__proto__',
  '../../etc/passwd',
  "' or 1=1 --",
  '%E0%A4%A',
  '{"$ne":1}',
  '<script>alert(1)</script>',
  '\u202E🙂',
  '\uD800',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  'ا'.repeat(10_000),
]
const values: unknown[] = [
  ...texts,
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  1e300,
  [],
  {},
  [null],
  ['<script>'],
  { __proto__: null, toString: 1 },
]

/** Ordinary values; the first one that a schema accepts is used. */
const ordinary = [
  'متن',
  '09120000000',
  '123456',
  '0499370899',
  '1234567890',
  'a@b.ir',
  '2000-01-01',
  'Aa1!aaaa',
  '820540102680020817909002',
  '6037701689095443',
  '00000000-0000-4000-8000-000000000000',
]

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  'whatever is sent to %s',
  (_id, operation) => {
    it('is answered, or refused with a reason', async () => {
      const client = await callerOf(operation)
      const harmed: string[] = []
      for (const { url, payload } of requests(operation)) {
        const headers = { 'content-type': mediaType(operation) }
        const body = payload === undefined ? {} : { payload, headers }
        const payloadAsStream = operation.streams
        const reply = await client.send({
          method: operation.method,
          url,
          payloadAsStream,
          ...body,
        })
        if (!isSound(reply))
          harmed.push(`${reply.statusCode} ${url.slice(0, 200)} ${payload?.slice(0, 200) ?? ''}`)
      }
      expect(harmed).toEqual([])
    })
  },
)

/** Somebody whom the operation admits: what is refused before it is read shows nothing. */
function callerOf({ roles }: Operation): Promise<TestClient> {
  return roles.length === 0 ? shop.signIn() : newStaff(shop)
}

function isSound({ statusCode, headers }: LightMyRequestResponse): boolean {
  const isRefusal = statusCode >= 400
  const type = String(headers['content-type'])
  return (
    statusCode < 500 &&
    (!isRefusal || /^application\/(problem\+)?json/.test(type)) &&
    headers['x-content-type-options'] === 'nosniff'
  )
}

type Sent = { url: string; payload?: string }

function requests(operation: Operation): Sent[] {
  const sound = bodyOf(operation)
  const payload = sound === null ? undefined : JSON.stringify(sound)
  const parameters = operation.parameters.filter((parameter) => parameter.in !== 'header')
  return [
    ...parameters.flatMap((parameter) =>
      texts.map((text) => ({ url: urlOf(operation, parameter, text), payload })),
    ),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => ({
        url: `${urlOf(operation)}?${name}=1&${name}=2&${name}[a]=3`,
        payload,
      })),
    { url: `${urlOf(operation)}?__proto__=1&constructor=2&${'x'.repeat(2_000)}=3`, payload },
    ...bodies(operation, sound).map((body) => ({ url: urlOf(operation), payload: body })),
  ]
}

function bodies(operation: Operation, sound: JsonObject | null): string[] {
  if (sound === null) return []
  const changed = Object.keys(sound).flatMap((name) =>
    values.map((value) => JSON.stringify({ ...sound, [name]: value })),
  )
  const whole = [
    ...values.map((value) => JSON.stringify(value)),
    '{',
    '['.repeat(10_000),
    `${'['.repeat(4_000)}${']'.repeat(4_000)}`,
    `{"a":${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}}`,
    '{"a":1e400}',
  ]
  return mediaType(operation) === 'application/json' ? [...changed, ...whole] : whole
}

function urlOf({ path, parameters }: Operation, hostile?: Parameter, text = ''): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    hostile?.in === 'path' && hostile.name === name
      ? encoded(text)
      : name === 'gateway'
        ? 'sandbox'
        : '1',
  )
  const query = parameters
    .filter(
      (parameter) => parameter.in === 'query' && (parameter.required || parameter === hostile),
    )
    .map((parameter) => `${parameter.name}=${parameter === hostile ? encoded(text) : '1'}`)
  return `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** Encoded as a browser would do it; what cannot be encoded is sent unchanged. */
function encoded(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed())
}

function mediaType({ body }: Operation): string {
  return body?.contents[0]?.mediaType ?? 'application/json'
}

function bodyOf({ body }: Operation): JsonObject | null {
  const schema = body?.contents[0]?.schema
  return schema === undefined ? null : object(sample(schema))
}

function sample(given: unknown): unknown {
  const schema = resolved(object(given))
  const { type, properties, items } = schema
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const [part] = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => schema[key] ?? [])
  if (part !== undefined) return sample(part)
  if (properties !== undefined)
    return Object.fromEntries(
      Object.entries(object(properties)).map(([name, each]) => [name, sample(each)]),
    )
  if (items !== undefined) return [sample(items)]
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1)
  if (type === 'boolean') return true
  return ordinary.find((text) => admits(schema, text)) ?? ''
}

function object(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function resolved(schema: JsonObject): JsonObject {
  const name = schema['$ref']
  return typeof name === 'string' ? resolved(schemas.get(name) ?? {}) : schema
}

function admits(
  { pattern, minLength = 0, maxLength = Infinity }: JsonObject,
  text: string,
): boolean {
  return (
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength)
  )
}

it('says of tens of thousands of errors only the first, and each once', async () => {
  const shop = await startShop()
  onTestFinished(() => shop.close())
  const lines = Array.from({ length: 30_000 }, () => 0)
  const reply = await shop.client().send({
    method: 'POST',
    url: '/api/purchase/cart/preview/',
    payload: { lines },
  })
  expect(reply.statusCode).toBe(400)
  const { errors } = reply.json<{ errors: object[] }>()
  expect(errors).toHaveLength(50)
  expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(50)
})
