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
import { recordingStart } from '#walks/paths/transition-table.ts'
import { shortForm, type Frame } from '#walks/paths/short-form.ts'
import { invocationsOf, type Invocation } from '#tests/support/machines/invocations.ts'
import { sample, sampleReply } from '#tests/views/support/sample-replies.ts'

type FlowId = keyof typeof flows
type Say = (what: string) => void
type CreateActors = (client: unknown, ...outside: unknown[]) => Record<string, AnyActorLogic>

/** What the actors of some flows are given besides the client; `say` writes down what they do with it. */
const outside: Partial<Record<FlowId, (say: Say) => unknown[]>> = {
  addToCart: (say) => [guestCart(say)],
  authentication: (say) => [
    () => {
      say('merges the guest cart')
      return Promise.resolve({ cappedPriceIds: [7] })
    },
  ],
  cartEditing: (say) => [guestCart(say)],
  checkout: (say) => [guestCart(say), leave(say)],
  commentForm: (say) => [{ sendFile: sendFile(say), anonymousName: 'کاربر سایت' }],
  notificationPermission: (say) => [pushDevice(say)],
  paymentResult: (say) => [
    { leave: leave(say), report: (event: object) => say(`reports ${JSON.stringify(event)}`) },
  ],
  placeOrder: (say) => [leave(say)],
  profileImage: (say) => [
    (file: Blob) => {
      say(`prepares ${file.size} bytes`)
      return Promise.resolve(new Blob(['smaller']))
    },
  ],
  stories: (say) => [
    (image: string) => {
      say(`loads ${image}`)
      return Promise.resolve()
    },
  ],
  ticketForm: (say) => [sendFile(say)],
  walletCharge: (say) => [
    'https://shop.example/wallet/callback/',
    (page: string) => say(`shows ${page}`),
  ],
}

const leave = (say: Say) => (address: string) => say(`leaves for ${address}`)
const sendFile = (say: Say) => (upload: object) => {
  say(`uploads ${JSON.stringify(upload)}`)
  return Promise.resolve(sample('CommentUpload'))
}
const guestCart = (say: Say): GuestCartStore => ({
  read: () => ({
    version: 1,
    id: 'guest-cart',
    lines: [{ price_id: 11, quantity: 1, insurance_id: null }],
  }),
  write: (cart) => say(`keeps ${JSON.stringify(cart)}`),
})
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }
const pushDevice = (say: Say): PushDevice => ({
  permission: () => 'granted',
  requestPermission: () => {
    say('asks for the permission')
    return Promise.resolve('granted')
  },
  endpoint: () => Promise.resolve(subscription.endpoint),
  subscribe: (key) => {
    say(`subscribes with ${key}`)
    return Promise.resolve(subscription)
  },
  unsubscribe: () => {
    say('unsubscribes')
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

/** `payLink` is given a call instead of the client. */
const ids = Object.keys(flows).filter((id) => id !== 'payLink') as FlowId[]

describe.each(ids)('%s', (id) => {
  it('asks the shop for what is written down, and passes on what it replies', async () => {
    const { model }: { model: AnyFlowModel } = flows[id]
    const calls = invocationsOf(model).filter((call) => call.id in model.outcomes)
    const createActors = await actorsOf(id)
    const lines: string[] = []
    for (const call of calls) lines.push(...(await played(id, createActors, call)))
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(`calls/${id}.txt`)
  })
})

async function actorsOf(id: FlowId): Promise<CreateActors> {
  const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const module: Record<string, CreateActors> = await import(
    resolve(`machines/flows/${name}/${name}.actors.ts`)
  )
  const create = module[`create${id.charAt(0).toUpperCase()}${id.slice(1)}Actors`]
  if (create === undefined) throw new Error(`${id} has no actors under their usual name`)
  return create
}

/** No pause takes time. */
const hurried = {
  ...systemClock,
  setTimeout: (callback: () => void) => systemClock.setTimeout(callback, 0),
}

/** What a call sends, and what it gives to the machine. None for an actor that is a machine or only listens. */
async function played(
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
  const say = (what: string) => void sent.push(what)
  const logic = createActors(client, ...(outside[id]?.(say) ?? []))[src]
  if (logic === undefined || logic instanceof StateMachine) return []
  const actor = createActor(logic, { input })
  setClock(actor.system, hurried)
  actor.subscribe({ error: () => undefined })
  actor.start()
  await toPromise(actor).catch(() => undefined)
  const { status, output, error } = actor.getSnapshot()
  const result =
    status === 'done' ? resultForm(output, replies, frame) : `fails ${shortForm(error, frame)}`
  return [`${src} ${shortForm(input, frame)}\n  ${[...sent, `→ ${result}`].join('\n  ')}`]
}

/** A file by its size. */
async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.text()
  const parts = [...(await request.formData())].map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : `${value.size} bytes`}`,
  )
  return parts.join(', ')
}

/** What an actor gives, in which whole replies are named instead of written. */
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
