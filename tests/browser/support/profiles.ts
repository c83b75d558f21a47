import { randomInt } from 'node:crypto'
import { endInterception } from './interception.ts'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright'

export type ProfileSettings = Pick<
  BrowserContextOptions,
  'colorScheme' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'serviceWorkers' | 'reducedMotion'
> & {
  baseURL: string
  viewport: { width: number; height: number }
}

/** A browser profile without cookies, storage or history, its one page still blank or at a text of the shop. */
export type Profile = {
  context: BrowserContext
  page: Page
  /** Cleans the profile for the next test that wants one like it, or closes it where that is not possible. */
  release: () => Promise<void>
}

type Pooled = Profile & { session: CDPSession; key: string; turns: number }

/** A page that has been used this often is closed, as its memory grows. */
const turnsOfProfile = 40

const free = new WeakMap<Browser, Pooled[]>()
const altered = new WeakSet<BrowserContext>()
/** What tests have added to the documents of a profile. */
const additions = new WeakMap<BrowserContext, Disposable[]>()

/**
 * A profile as a new one would be, taken from those that earlier tests released, unless it has to be `cold`: with
 * empty caches. A page whose process has shown the shop before loads it with half of the processor time (the cart
 * 461 ms against 1,142, home 1,137 against 1,880): scripts are compiled, styles and pictures are in memory.
 */
export async function takeProfile(
  browser: Browser,
  { cold, ...settings }: ProfileSettings & { cold: boolean },
): Promise<Profile> {
  const key = JSON.stringify(settings)
  const pool = free.get(browser) ?? []
  free.set(browser, pool)
  const index = cold ? -1 : pool.findIndex((each) => each.key === key)
  const [known] = index === -1 ? [] : pool.splice(index, 1)
  const profile = known ?? (await openProfile(browser, settings, key))
  await profile.context.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() })
  return profile
}

/** Gives a page a clock that the test moves. It cannot be taken out again, so no later test gets the profile. */
export async function installClock(page: Page): Promise<void> {
  altered.add(page.context())
  await page.clock.install()
}

/**
 * What a test adds to the documents of a page or profile, such as a script that runs first, is taken out at the end.
 * @param added the promise of `addInitScript` or `exposeFunction`
 */
export async function untilRelease(
  target: Page | BrowserContext,
  added: Promise<Disposable>,
): Promise<void> {
  const context = 'pages' in target ? target : target.context()
  additions.set(context, [...(additions.get(context) ?? []), await added])
}

async function openProfile(
  browser: Browser,
  settings: ProfileSettings,
  key: string,
): Promise<Pooled> {
  const context = await browser.newContext({
    ...settings,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
  })
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const profile: Pooled = {
    context,
    page,
    session,
    key,
    turns: 0,
    release: async () => {
      profile.turns += 1
      const usable =
        profile.turns < turnsOfProfile &&
        settings.javaScriptEnabled !== false &&
        settings.serviceWorkers === 'block' &&
        !altered.has(context) &&
        (await clean(profile, settings).catch(() => false))
      if (usable) free.get(browser)?.push(profile)
      else await context.close()
    },
  }
  return profile
}

/** Whether the profile is as a new one again; false if the test has closed its page. */
async function clean(
  { context, page, session }: Pooled,
  { viewport, colorScheme = 'light', reducedMotion = 'no-preference', baseURL }: ProfileSettings,
): Promise<boolean> {
  if (page.isClosed()) return false
  for (const added of additions.get(context) ?? []) await added.dispose()
  additions.delete(context)
  for (const event of events) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // A text of the shop keeps the page's process, and runs nothing that could write to the storage again.
  await page.goto(`${baseURL}/robots.txt`, { waitUntil: 'commit' })
  await endInterception(page)
  await page.evaluate(() => sessionStorage.clear())
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await context.clearCookies()
  await context.clearPermissions()
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme, reducedMotion })
  await page.mouse.move(0, 0)
  return true
}

/** What tests listen to. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** An address of the network that nobody else in the run has, as limits count by it. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
