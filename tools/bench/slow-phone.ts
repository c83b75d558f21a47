import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'

/** What a new visitor meets; times in milliseconds since the navigation began. */
export type PageSpeed = {
  fcpMs: number
  lcpMs: number
  /** Cumulative layout shift of the whole visit. */
  cls: number
  /** Time beyond 50 ms that tasks after the first paint kept the page from answering. */
  blockingMs: number
  /** On the wire. */
  bytes: number
  requests: number
  /** What was painted last as the largest: its address or its text. */
  largest: string
}

export type SlowPhone = {
  /**
   * Loads a page on a fast line, on this phone's screen and on Lighthouse's, until the pictures of both are there in
   * the format that browsers like best.
   */
  warm: (path: string) => Promise<void>
  measure: (path: string) => Promise<PageSpeed>
  close: () => Promise<void>
}

/** Slow 4G and a quarter of the processor, as Lighthouse has them for phones. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const processorSlowdown = 4
const screens = {
  ours: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  lighthouse: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
}
const settledMs = 3_000
const encodedWithinMs = 120_000
const askAgainMs = 10_000

/** A Chromium that simulates a cheap phone on a slow connection; each page has a new visitor. */
export async function openSlowPhone(executablePath: string, origin: string): Promise<SlowPhone> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const visit = async <Result>(
    screen: keyof typeof screens,
    use: (page: Page) => Promise<Result>,
  ): Promise<Result> => {
    const context = await browser.newContext({
      ...screens[screen],
      isMobile: true,
      hasTouch: true,
      locale: 'fa-IR',
      baseURL: origin,
    })
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }
  return {
    warm: async (path) => {
      const pictures = new Set<string>()
      for (const screen of ['ours', 'lighthouse'] as const)
        await visit(screen, async (page) => {
          page.on('request', (request) => {
            if (new URL(request.url()).pathname.startsWith('/images/')) pictures.add(request.url())
          })
          await page.goto(path, { waitUntil: 'networkidle' })
        })
      await untilEncoded([...pictures])
    },
    measure: (path) =>
      visit('ours', async (page) => {
        const traffic = await slowDown(page)
        await page.addInitScript(observeSpeed)
        await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
        await page.waitForLoadState('networkidle')
        await delay(settledMs)
        const seen = await page.evaluate(() => window.pageSpeed)
        return { ...seen, ...traffic }
      }),
    close: () => browser.close(),
  }
}

/** Asks seldom: the shop makes its smallest pictures while nobody asks for any. */
async function untilEncoded(pictures: readonly string[]): Promise<void> {
  const deadline = Date.now() + encodedWithinMs
  let waiting = pictures
  for (;;) {
    const isMade = await Promise.all(waiting.map(isEncoded))
    waiting = waiting.filter((_picture, index) => !isMade[index])
    if (waiting.length === 0 || Date.now() > deadline) return
    await delay(askAgainMs)
  }
}

async function isEncoded(picture: string): Promise<boolean> {
  const reply = await fetch(picture, { headers: { accept: 'image/avif,image/webp,*/*' } })
  await reply.arrayBuffer()
  return reply.headers.get('content-type') !== 'image/webp'
}

async function slowDown(page: Page): Promise<{ bytes: number; requests: number }> {
  const session = await page.context().newCDPSession(page)
  const traffic = { bytes: 0, requests: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests += 1
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return traffic
}

declare global {
  interface Window {
    pageSpeed: Pick<PageSpeed, 'fcpMs' | 'lcpMs' | 'cls' | 'blockingMs' | 'largest'>
  }
}

/** Runs in the page, before anything of its own. */
function observeSpeed(): void {
  const speed = { fcpMs: 0, lcpMs: 0, cls: 0, blockingMs: 0, largest: '' }
  window.pageSpeed = speed
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') speed.fcpMs = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    if (!(entry instanceof LargestContentfulPaint)) return
    speed.lcpMs = entry.startTime
    speed.largest = entry.url || (entry.element?.textContent ?? '').trim().slice(0, 80)
  })
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') speed.cls += entry.value
  })
  observe('longtask', ({ startTime, duration }) => {
    if (speed.fcpMs > 0 && startTime + duration > speed.fcpMs)
      speed.blockingMs += Math.max(0, duration - 50)
  })
}
