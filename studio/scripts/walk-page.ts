import { expect, test, type Page } from '@playwright/test'
import { preparePage, type Needed, type Visitor } from '#studio/shop/prepare-page.ts'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
test.use({ baseURL: shop, locale: 'fa-IR', timezoneId: 'Asia/Tehran', actionTimeout: 5_000 })

type Walk = {
  machine: string
  start: string
  /** With `:id` for what is needed. */
  address: string
  visitor: Visitor
  needed?: Needed
  /** What opens the machine on the page: a button by its name, or the first one of a region. */
  opener?: { button?: string; region?: string }
  /** The machines inside which it runs, with the steps that lead into the next. */
  inside?: { machine: string; start: string; steps: Step[] }[]
}
type Step = { event: string; code?: string; data?: unknown }
/** Where a walk is, and by which transitions its last step led there. */
type Position = { state: string; transitions: string[] }

/**
 * Opens the page that shows a machine and starts the machine there as its model says. It calls nobody: the replies come
 * with the steps, and nothing is written to the shop.
 */
export async function startWalk(page: Page, { machine, start, inside, ...place }: Walk) {
  const id = await preparePage(page, shop, place.visitor, place.needed ?? null)
  const address = place.address.replace(':id', id)
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}inspect`)
  await page.evaluate(listen)
  const isWatched = () => page.evaluate(isOpen)
  const quickly = { intervals: [20, 50, 100, 250], timeout: 15_000 }
  const closed = `${shop} lets its flows be watched, as in demo mode`
  await expect.poll(isWatched, { message: closed, ...quickly }).toBe(true)
  let position: Position | null = null
  const begin = async () => {
    position = await page.evaluate(ask, { type: 'walk', machine, start, inside })
    if (position === null && place.opener) await open(page, place.opener)
    return position !== null
  }
  const missing = `${address} shows ${machine}, and its model has the start ${start}`
  await expect.poll(begin, { message: missing, ...quickly }).toBe(true)
  await page.evaluate(settle)
  return {
    /** Where the start led. */
    startsIn: (wanted: Position) => expect(position, 'the start').toEqual(wanted),
    /** A reply, a failure, an event of another tab, or one that needs what a shopper types. */
    take: async (step: Step, wanted: Position) => {
      const command = { type: 'takeStep', step: { ...step, ...wanted } }
      const reached = await page.evaluate(ask, command)
      expect(reached, `${step.event} should be accepted and lead to ${wanted.state}`).toEqual(
        wanted,
      )
    },
    /** What a shopper presses. */
    press: async (role: 'button' | 'link', name: string, wanted: Position) => {
      await page.evaluate(forget)
      await page.getByRole(role, { name, exact: true }).filter({ visible: true }).last().click()
      const reached = () => page.evaluate(read)
      const message = `«${name}» should lead to ${wanted.state}`
      await expect.poll(reached, { message, intervals: [20, 50, 100, 250] }).toEqual(wanted)
    },
  }
}

/** Presses the button once it is there, which a dialog that it has opened hides. */
async function open(page: Page, { button, region }: NonNullable<Walk['opener']>): Promise<void> {
  const place = region === undefined ? page : page.getByRole('region', { name: region })
  const control = place.getByRole('button', { name: button, exact: true }).first()
  if (await control.isVisible()) await control.click({ timeout: 2_000 }).catch(() => {})
}

/** What the page keeps of a walk, for the functions below, which run in it. */
type Watch = {
  channel: BroadcastChannel
  page: string
  position: Position | null
  answer: (position: Position | null) => void
}

function listen(): void {
  const watch: Watch = {
    channel: new BroadcastChannel('flow-inspection'),
    page: '',
    position: null,
    answer: () => {},
  }
  watch.channel.addEventListener('message', ({ data }) => {
    if (data.type === 'page.opened') watch.page = data.page
    if (data.type === 'page.refused') watch.answer(null)
    if (data.type !== 'page.walked') return
    watch.position = { state: data.state, transitions: data.transitions }
    watch.answer(watch.position)
  })
  Object.assign(globalThis, { watch })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  watch.channel.postMessage({ type: 'studio.arrived' })
}

/** Sends a command; null if the page refuses it. */
function ask(command: object): Promise<Position | null> {
  const { watch } = globalThis as typeof globalThis & { watch: Watch }
  return new Promise((done) => {
    watch.answer = done
    if (watch.page === '') return done(null)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    watch.channel.postMessage({ type: 'studio.command', page: watch.page, command })
  })
}

/** A page tells a flow that it shows who is there, once it has drawn it. */
function settle(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

function isOpen(): boolean {
  return (globalThis as typeof globalThis & { watch: Watch }).watch.page !== ''
}

function read(): Position | null {
  return (globalThis as typeof globalThis & { watch: Watch }).watch.position
}

function forget(): void {
  ;(globalThis as typeof globalThis & { watch: Watch }).watch.position = null
}
