import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import createClient from 'openapi-fetch'
import { createActor, StateMachine, toPromise, type AnyActorLogic } from 'xstate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { paths } from '#api/schema.d.ts'
import type { GuestCartStore } from '#machines/flows/cart/guest-cart.ts'
import type { PushDevice } from '#machines/flows/notification-permission/notification-permission.types.ts'
import { setClock, systemClock } from '#machines/kernel/clock.ts'
import { flows } from '#machines/testing/registry.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { kebab } from '#stories/support/drawing.ts'
import { recordingStart } from '#walks/paths/transition-table.ts'
import { shortForm, type Frame } from '#walks/paths/short-form.ts'
import { invocationsOf, type Invocation } from '#tests/support/machines/invocations.ts'
import { sample, sampleReply } from '#tests/support/sample-replies.ts'

type FlowId = keyof typeof flows
type Log = (what: string) => void
type CreateActors = (client: unknown, ...outside: unknown[]) => Record<string, AnyActorLogic>

/** Extra arguments of some flows' actors; `log` records how they are used. */
const extraArguments: Partial<Record<FlowId, (log: Log) => unknown[]>> = {
  addToCart: (log) => [guestCart(log)],
  authentication: (log) => [
    () => {
      log('merges the guest cart')
      return Promise.resolve({ cappedPriceIds: [7] })
    },
  ],
  cartEditing: (log) => [guestCart(log)],
  checkout: (log) => [guestCart(log), leave(log)],
  commentForm: (log) => [{ sendFile: sendFile(log), anonymousName: 'کاربر سایت' }],
  notificationPermission: (log) => [pushDevice(log)],
  paymentResult: (log) => [
    { leave: leave(log), report: (event: object) => log(`reports ${JSON.stringify(event)}`) },
  ],
  placeOrder: (log) => [leave(log)],
  profileImage: (log) => [
    (file: Blob) => {
      log(`prepares ${file.size} bytes`)
      return Promise.resolve(new Blob(['smaller']))
    },
  ],
  stories: (log) => [
    (image: string) => {
      log(`loads ${image}`)
      return Promise.resolve()
    },
  ],
  ticketForm: (log) => [sendFile(log)],
  walletCharge: (log) => [
    'https://shop.example/wallet/callback/',
    (page: string) => log(`shows ${page}`),
  ],
}

const leave = (log: Log) => (address: string) => log(`leaves for ${address}`)
const sendFile = (log: Log) => (upload: object) => {
  log(`uploads ${JSON.stringify(upload)}`)
  return Promise.resolve(sample('CommentUpload'))
}
const guestCart = (log: Log): GuestCartStore => ({
  read: () => ({
    version: 1,
    id: 'guest-cart',
    lines: [{ price_id: 11, quantity: 1, insurance_id: null }],
  }),
  write: (cart) => log(`keeps ${JSON.stringify(cart)}`),
})
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const pushDevice = (log: Log): PushDevice => ({
  permission: () => 'granted',
  requestPermission: () => {
    log('asks for the permission')
    return Promise.resolve('granted')
  },
  endpoint: () => Promise.resolve(subscription.endpoint),
  subscribe: (key) => {
    log(`subscribes with ${key}`)
    return Promise.resolve(subscription)
  },
  unsubscribe: () => {
    log('unsubscribes')
    return Promise.resolve()
  },
})

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: recordingStart })
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const getCurrentPosition = (found: (place: object) => void) =>
  found({ coords: { latitude: 35.7, longitude: 51.4 } })

/** `payLink` takes a function instead of the API client, so it is not covered. */
const ids = Object.keys(flows).filter((id) => id !== 'payLink') as FlowId[]

describe.each(ids)('%s', (id) => {
  it('sends the recorded calls and passes on the recorded part of each reply', async () => {
    const { model }: { model: AnyFlowModel } = flows[id]
    const calls = invocationsOf(model).filter((call) => call.id in model.outcomes)
    const createActors = await actorsOf(id)
    const lines: string[] = []
    for (const call of calls) lines.push(...(await recordCall(id, createActors, call)))
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(`calls/${id}.txt`)
  })
})

async function actorsOf(id: FlowId): Promise<CreateActors> {
  const name = kebab(id)
  const module: Record<string, CreateActors> = await import(
    resolve(`machines/flows/${name}/${name}.actors.ts`)
  )
  const create = module[`create${id.charAt(0).toUpperCase()}${id.slice(1)}Actors`]
  if (create === undefined) throw new Error(`${id} has no actors under their usual name`)
  return create
}

/** A clock whose timeouts fire at once. */
const instantClock = {
  ...systemClock,
  setTimeout: (callback: () => void) => systemClock.setTimeout(callback, 0),
}

/** The requests that an actor sends and its result; empty for a child machine. */
async function recordCall(
  id: FlowId,
  createActors: CreateActors,
  { src, input }: Invocation,
): Promise<string[]> {
  const sent: string[] = []
  const replies: unknown[] = []
  const frame = { before: JSON.stringify(input ?? null), now: recordingStart.getTime() }
  const client = createClient<paths>({
    baseUrl: 'https://shop.example/api',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const path = decodeURIComponent(pathname.replace('/api', '') + search)
      const key = request.headers.get('idempotency-key')
      const body = await bodyOf(request)
      sent.push(
        [request.method, path, body, key === null ? '' : `key ${shortForm(key, frame)}`]
          .filter((part) => part !== '')
          .join(' '),
      )
      const { value } = sampleReply(request.method, pathname, {})
      replies.push(value)
      return value === undefined ? new Response(null, { status: 204 }) : Response.json(value)
    },
  })
  const log = (what: string) => void sent.push(what)
  const logic = createActors(client, ...(extraArguments[id]?.(log) ?? []))[src]
  if (src === 'waitUntil') return []
  if (logic === undefined) throw new Error(`${id} has no actor ${src}`)
  if (logic instanceof StateMachine) return []
  const actor = createActor(logic, { input })
  setClock(actor.system, instantClock)
  actor.subscribe({ error: () => undefined })
  actor.start()
  await toPromise(actor).catch(() => undefined)
  const { status, output, error } = actor.getSnapshot()
  const result =
    status === 'done' ? resultForm(output, replies, frame) : `fails ${shortForm(error, frame)}`
  return [`${src} ${shortForm(input, frame)}\n  ${[...sent, `→ ${result}`].join('\n  ')}`]
}

/** The request body as text; files are shown by size. */
async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.text()
  const parts = [...(await request.formData())].map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : `${value.size} bytes`}`,
  )
  return parts.join(', ')
}

/** The actor's output, with complete replies shortened to `reply 1`. */
function resultForm(output: unknown, replies: readonly unknown[], frame: Frame): string {
  const nameOf = (value: unknown) => {
    const index = replies.findIndex(
      (reply) => typeof reply === 'object' && isDeepStrictEqual(value, asSent(reply)),
    )
    return index === -1 ? shortForm(value, frame, 1) : `reply ${index + 1}`
  }
  if (typeof output !== 'object' || output === null || Array.isArray(output)) return nameOf(output)
  if (nameOf(output).startsWith('reply')) return nameOf(output)
  const parts = Object.entries(output).map(([name, value]) => `${name}: ${nameOf(value)}`)
  return `{${parts.join(', ')}}`
}

const asSent = (reply: unknown): unknown => JSON.parse(JSON.stringify(reply))
