import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { takeProfile } from './profiles.ts'

/** A phone in one hand and a desk: the two widths at which every story must work. */
export const devices = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export type Device = keyof typeof devices

/** On which device a story is played when `OTHER_DEVICE` is set: it must work there as well. */
const others: Record<Device, Device> = { phone: 'desktop', tablet: 'tablet', desktop: 'phone' }

export type Shopper = {
  page: Page
  context: BrowserContext
  /** A mobile number that nobody else in the run has. */
  phone: string
  origin: string
}

export type ShopperOptions = Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled'> & {
  /** Console errors that the story provokes on purpose, such as a 404. */
  expectedErrors?: RegExp[]
  /** Lets the shop ask whether it may notify; otherwise the question counts as answered. */
  unasked?: boolean
  /** Lets the page register the shop's service worker, whose requests no route of a test sees. */
  serviceWorker?: boolean
  /** Another shop than the one of the whole run. */
  origin?: string
  /** A profile that no test has had before, which holds no file of the shop yet. */
  cold?: boolean
  /** Whether the shop moves things, as for most shoppers; otherwise everything is where it belongs at once. */
  isMoving?: boolean
}

let browser: Browser

/** Pages that wait for an answer already, as profiles come back. */
const attended = new WeakSet<Page>()

/** The names of the cookies by which the shop would know a customer. */
export async function tokensIn(context: BrowserContext): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name)
  return names.filter((name) => name.endsWith('Token'))
}

/** Call at the top of a test file that opens pages of the shop. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
}

/**
 * A shopper with a browser profile that is as good as new. Faults that the page reports (exceptions, errors on the console, broken
 * CSP) fail the test; a picture of a failed test's page lies in reports/failures.
 */
export async function shopper(
  asked: Device,
  {
    expectedErrors = [],
    unasked = false,
    serviceWorker = false,
    origin = inject('origin'),
    cold = false,
    isMoving = false,
    ...settings
  }: ShopperOptions = {},
): Promise<Shopper> {
  const device = process.env['OTHER_DEVICE'] === undefined ? asked : others[asked]
  const profile = await takeProfile(browser, {
    ...settings,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    baseURL: origin,
    viewport: devices[device],
    isMobile: device === 'phone',
    hasTouch: device !== 'desktop',
    // Drawing what moves takes a tenth of the processor time of a walk.
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
    cold,
  })
  const { context, page } = profile
  if (!unasked) await context.addCookies([{ name: 'showNotification', value: 'true', url: origin }])
  const faults: string[] = []
  const attend = (opened: Page) => {
    watchFaults(opened, expectedErrors, faults)
    if (settings.javaScriptEnabled !== false && !attended.has(opened)) waitForAnswer(opened)
    attended.add(opened)
  }
  context.on('page', attend)
  attend(page)
  const visit: Visit = {
    takePicture: (title) => takePicture(page, `${title.slice(0, 80)} ${device}`),
    checkFaults: () => expect(faults).toEqual([]),
    close: profile.release,
  }
  if (visitsOfStory === null)
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await visit.takePicture(task.name)
      await visit.close()
      visit.checkFaults()
    })
  else visitsOfStory.push(visit)
  return { page, context, phone: freshPhone(), origin }
}

/**
 * Call in a `describe`: a story whose tests are its steps, in order, and share what `begin` returns, such as a page.
 * Each test is `it('…', step(async ({ page }) => …))`. One that runs alone or again first plays the steps before it.
 * The browser profiles stay open until the story ends.
 */
export function useStory<State>(begin: () => Promise<State>) {
  const steps: ((state: State) => Promise<void>)[] = []
  let visits: Visit[] = []
  let state: State | null = null
  /** How many steps the state has been through; -1 after a failed one. */
  let played = 0
  /** The steps that have run and failed, without those that passed at a retry. */
  const failed = new Set<number>()
  const end = async () => {
    const open = visits
    visits = []
    for (const visit of open) await visit.close()
  }
  const beginAgain = async (): Promise<State> => {
    await end()
    visitsOfStory = visits
    return begin()
  }
  afterAll(end)
  return (run: (state: State) => Promise<void>) => {
    const index = steps.push(run) - 1
    return async () => {
      onTestFinished(async ({ task }) => {
        visitsOfStory = null
        if (task.result?.state !== 'fail') return
        for (const visit of visits) await visit.takePicture(task.name)
      })
      const broken = [...failed].find((step) => step < index)
      if (broken !== undefined) throw new Error(`step ${broken + 1} of the story has failed`)
      if (state === null || played !== index) {
        state = await beginAgain()
        for (const earlier of steps.slice(0, index)) await earlier(state)
      }
      played = -1
      failed.add(index)
      visitsOfStory = visits
      await run(state)
      for (const visit of visits) visit.checkFaults()
      failed.delete(index)
      played = index + 1
    }
  }
}

/** A browser profile that a test opened, and what is done with it at the end. */
type Visit = {
  takePicture: (title: string) => Promise<void>
  checkFaults: () => void
  close: () => Promise<void>
}

/** Where profiles are kept that outlive the test which opens them; null while no story runs. */
let visitsOfStory: Visit[] | null = null

/** A number that nobody has used, as those of a run are too many to clash. */
export function freshPhone(): string {
  return `09${String(randomInt(1e9)).padStart(9, '0')}`
}

/** The newest sign-in code that the shop sent to a number. */
export async function newestCode(phone: string, origin = inject('origin')): Promise<string> {
  const code = (await messagesTo(phone, origin)).find((message) => message.code)?.code
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** The text of the newest message to this number. */
export async function newestMessage(phone: string, origin = inject('origin')): Promise<string> {
  const [message] = await messagesTo(phone, origin)
  if (message === undefined) throw new Error(`nothing was sent to ${phone}`)
  return message.text
}

async function messagesTo(
  phone: string,
  origin: string,
): Promise<{ text: string; code?: string }[]> {
  const reply = await fetch(`${origin}/dev/outbox?phone=${phone}`)
  return reply.json()
}

/**
 * Stories go on when the page that was opened or reloaded answers: before that a button or link does what it does
 * without a script. One that is about the time before says until when it waits, as in `waitUntil: 'commit'`.
 */
function waitForAnswer(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const answer = async () => {
    await expect.poll(() => page.evaluate(answers), { timeout: 15_000 }).toBe(true)
  }
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await answer()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await answer()
    return response
  }
}

/** Runs in the page: whether React answers for what can be pressed. Pages that are not the shop's answer at once. */
function answers(): boolean {
  if (document.getElementById('state') === null) return true
  const parts = document.querySelectorAll('header a, header button, main button, footer a')
  return [...parts].every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps')))
}

async function takePicture(page: Page, title: string): Promise<void> {
  await mkdir('reports/failures', { recursive: true })
  const path = `reports/failures/${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`
  await page.screenshot({ path, fullPage: true }).catch(() => null)
}

function watchFaults(page: Page, expected: RegExp[], faults: string[]): void {
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(text)
  }
  page.on('pageerror', (error) => note(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
}
