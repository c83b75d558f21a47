import { expect, test, type Page } from '@playwright/test'
import { preparePage } from '#studio/shop/prepare-page.ts'

const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
test.use({ baseURL: shop, locale: 'fa-IR', timezoneId: 'Asia/Tehran', actionTimeout: 5_000 })

type Walk = { machine: string; start: string; address: string; signedIn: boolean }
type Step = { event: string; code?: string; data?: unknown }
/** Where a walk is, and by which transitions its last step led there. */
type Position = { state: string; transitions: string[] }

/**
 * Opens the page that shows a machine and starts the machine there as its model says. It calls nobody: the replies come
 * with the steps, and nothing is written to the shop.
 */
export async function startWalk(page: Page, { machine, start, address, signedIn }: Walk) {
  await preparePage(page, shop, signedIn)
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}inspect`)
  await page.evaluate(listen)
  const isWatched = () => page.evaluate(isOpen)
  const quickly = { intervals: [20, 50, 100, 250], timeout: 15_000 }
  const closed = `${shop} lets its flows be watched, as in demo mode`
  await expect.poll(isWatched, { message: closed, ...quickly }).toBe(true)
  let position: Position | null = null
  const begin = async () => {
    position = await page.evaluate(ask, { type: 'walk', machine, start })
    return position !== null
  }
  const missing = `${address} shows ${machine}, and its model has the start ${start}`
  await expect.poll(begin, { message: missing, ...quickly }).toBe(true)
  return {
    /** Where the start led. */
    startsIn: (wanted: Position) => expect(position, 'the start').toEqual(wanted),
    /** A reply, a failure, an event of another tab, or one that needs what a shopper types. */
    take: async (step: Step, wanted: Position) => {
      const command = { type: 'takeStep', step: { ...step, ...wanted } }
      const reached = await page.evaluate(ask, command)
      expect(reached, `${step.event} is accepted, and leads to ${wanted.state}`).toEqual(wanted)
    },
    /** What a shopper presses. */
    press: async (role: 'button' | 'link', name: string, wanted: Position) => {
      await page.evaluate(forget)
      await page.getByRole(role, { name, exact: true }).filter({ visible: true }).last().click()
      const reached = () => page.evaluate(read)
      const message = `«${name}» leads to ${wanted.state}`
      await expect.poll(reached, { message, intervals: [20, 50, 100, 250] }).toEqual(wanted)
    },
  }
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

function isOpen(): boolean {
  return (globalThis as typeof globalThis & { watch: Watch }).watch.page !== ''
}

function read(): Position | null {
  return (globalThis as typeof globalThis & { watch: Watch }).watch.position
}

function forget(): void {
  ;(globalThis as typeof globalThis & { watch: Watch }).watch.position = null
}
