/**
 * `npm run bench:studio`: how soon the flow studio shows the chart of the checkout, and how it keeps up with a flow of
 * the shop next to it that handles 200 events per second. It only reports and never fails. See
 * docs/operations/bench.md.
 */
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { ensureBrowser } from '#tools/browser.mjs'
import { aims } from './references.ts'
import { startServer } from './server.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
  },
})

const executablePath = await ensureBrowser()
if (executablePath === null) process.exit(1)
const server = await startServer({ products: 200, nodeFlags: [] })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const opened: number[] = []
  for (let run = 0; run < Number(values.runs); run++) opened.push(await timeToChart(browser))
  console.log(`\nThe chart of the checkout is drawn after ${opened.map(rounded).join(', ')} ms`)
  console.log(`(a new visitor each time; aim ${aims.studio.chartMs} ms)`)
  const { sent, frames, longestMs, behindMs } = await follow(browser)
  console.log(`\n${sent} events of a sign-in in ${values.seconds} s, live next to its chart:`)
  console.log(`${rounded(frames / Number(values.seconds))} frames a second`)
  console.log(`${rounded(longestMs)} ms between two frames at most`)
  console.log(`${rounded(behindMs)} ms from the last event to the log's last change`)
} finally {
  await browser.close()
  await server.stop()
}

/** Milliseconds from the navigation to the first state of the checkout, in a browser with an empty cache. */
async function timeToChart(browser: Browser): Promise<number> {
  const page = await openDesktop(browser)
  const start = performance.now()
  await page.goto('/dev/studio?machine=checkout')
  await page
    .getByRole('region', { name: 'نمودار checkout', exact: true })
    .getByRole('button', { name: 'cart', exact: true })
    .waitFor()
  const took = performance.now() - start
  await page.context().close()
  return took
}

type Following = { sent: number; frames: number; longestMs: number; behindMs: number }

/** Types into the sign-in in the studio's frame and counts the frames that the studio renders meanwhile. */
async function follow(browser: Browser): Promise<Following> {
  const page = await openDesktop(browser)
  await page.goto('/dev/studio?machine=authentication&view=live&frame=phone')
  const shop = page.frameLocator('iframe')
  await shop.getByRole('banner').first().waitFor()
  await page.frames().at(-1)?.goto('/login?inspect')
  const number = shop.getByLabel('شمارهٔ همراه')
  await number.fill('0912')
  await page.getByRole('region', { name: 'رویدادها' }).getByText('mobile.edited').first().waitFor()
  const counting = page.evaluate(countFrames, Number(values.seconds) * 1_000)
  const typed = await number.evaluate(typeFast, {
    rate: Number(values.rate),
    forMs: Number(values.seconds) * 1_000,
  })
  const { lastChange, ...counted } = await counting
  await page.context().close()
  return { ...counted, sent: typed.sent, behindMs: Math.max(0, lastChange - typed.last) }
}

/**
 * Runs in the studio: the number of frames, the longest time between two, and when the log last changed, since the
 * epoch.
 */
async function countFrames(forMs: number) {
  const log = document.querySelector('[aria-label="رویدادها"] ol')
  if (log === null) throw new Error('the studio shows no log')
  const seen = { frames: 0, longestMs: 0, lastChange: 0 }
  new MutationObserver(() => (seen.lastChange = Date.now())).observe(log, { childList: true })
  const end = performance.now() + forMs
  for (let before = performance.now(); before < end; seen.frames++) {
    const now = await new Promise<number>(requestAnimationFrame)
    seen.longestMs = Math.max(seen.longestMs, now - before)
    before = now
  }
  await new Promise((done) => setTimeout(done, 1_000))
  return seen
}

/**
 * Runs in the shop: changes the field so many times per second.
 * @returns how often, and when last, since the epoch
 */
async function typeFast(field: Element, { rate, forMs }: { rate: number; forMs: number }) {
  if (!(field instanceof HTMLInputElement)) throw new Error('no field to type into')
  const start = performance.now()
  const typed = { sent: 0, last: 0 }
  while (performance.now() - start < forMs) {
    await new Promise((done) => setTimeout(done, 4))
    const due = Math.floor(((performance.now() - start) * rate) / 1_000)
    for (; typed.sent < due; typed.sent++) {
      const digit = String(typed.sent % 10)
      Reflect.set(HTMLInputElement.prototype, 'value', `0912345678${digit}`, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      typed.last = Date.now()
    }
  }
  return typed
}

async function openDesktop(browser: Browser) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'fa-IR',
  })
  return context.newPage()
}

function rounded(number: number): string {
  return number.toFixed(0)
}
