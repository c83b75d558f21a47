import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import CDP from 'chrome-remote-interface'

/** What a new visitor experiences; times in milliseconds since the navigation started. */
export type PageSpeed = {
  fcpMs: number
  lcpMs: number
  /** Cumulative layout shift of the whole visit. */
  cls: number
  /** How long tasks after the first paint blocked the page, counting the time of each beyond 50 ms. */
  blockingMs: number
  /** Transferred bytes. */
  bytes: number
  /** Transferred bytes of all scripts, those loaded later included. */
  scriptBytes: number
  requests: number
  /** When the first element was there that matches the selector of the visit; 0 if it has none. */
  foundMs: number
  /** The last largest contentful paint: its URL or its text. */
  largest: string
}

/** Who visits a page, for which element they wait, and whether their network is slow, as it is unless left out. */
type Visit = { cookies?: ReadonlyMap<string, string>; selector?: string; isSlowNetwork?: boolean }

export type SlowPhone = {
  /**
   * Loads a page on a fast connection, on this phone's screen and on Lighthouse's, until the pictures of both are
   * available in the browser's preferred format.
   */
  warm: (path: string) => Promise<void>
  measure: (path: string, visit?: Visit) => Promise<PageSpeed>
  close: () => Promise<void>
}

/** Slow 4G and a quarter of the processor, Lighthouse's settings for phones. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const processorSlowdown = 4
const screens = {
  ours: { width: 360, height: 740, deviceScaleFactor: 2 },
  lighthouse: { width: 412, height: 823, deviceScaleFactor: 1.75 },
}
const settledMs = 3_000
const loadedWithinMs = 120_000
const encodedWithinMs = 120_000
const askAgainMs = 10_000

/**
 * A Chromium that simulates a cheap phone on a slow connection; each page has a new visitor. It is driven without
 * Playwright, which enables the debugger's runtime domain: V8 then parses a script again for each `Error` that is
 * created in it, 160 ms for React's four on this phone, which no visitor's browser does.
 */
export async function openSlowPhone(executablePath: string, origin: string): Promise<SlowPhone> {
  const browser = await openBrowser(executablePath)
  const visit = async <Result>(
    screen: keyof typeof screens,
    use: (page: CDP.Client) => Promise<Result>,
  ): Promise<Result> => {
    const { Target } = browser.client
    const { browserContextId } = await Target.createBrowserContext()
    const { targetId } = await Target.createTarget({ url: 'about:blank', browserContextId })
    const page = await CDP({ port: browser.port, target: targetId, local: true })
    try {
      await page.Emulation.setDeviceMetricsOverride({ ...screens[screen], mobile: true })
      await page.Emulation.setTouchEmulationEnabled({ enabled: true })
      await page.Network.enable({})
      await page.Page.enable()
      await page.Page.setLifecycleEventsEnabled({ enabled: true })
      return await use(page)
    } finally {
      await page.close()
      await Target.disposeBrowserContext({ browserContextId })
    }
  }
  return {
    warm: async (path) => {
      const pictures = new Set<string>()
      for (const screen of ['ours', 'lighthouse'] as const)
        await visit(screen, async (page) => {
          page.Network.requestWillBeSent(({ request }) => {
            if (new URL(request.url).pathname.startsWith('/images/')) pictures.add(request.url)
          })
          await load(page, origin + path)
        })
      await untilEncoded([...pictures])
    },
    measure: (path, { cookies, selector, isSlowNetwork = true } = {}) =>
      visit('ours', async (page) => {
        const traffic = await slowDown(page, isSlowNetwork)
        for (const [name, value] of cookies ?? [])
          await page.Network.setCookie({ name, value, url: origin })
        const wanted = JSON.stringify(selector ?? null)
        await page.Page.addScriptToEvaluateOnNewDocument({
          source: `(${String(observeSpeed)})(${wanted})`,
        })
        await load(page, origin + path)
        await delay(settledMs)
        const { result } = await page.Runtime.evaluate({
          expression: 'window.pageSpeed',
          returnByValue: true,
        })
        const seen: Window['pageSpeed'] = result.value
        return { ...seen, ...traffic }
      }),
    close: browser.close,
  }
}

async function openBrowser(executablePath: string) {
  const profile = await mkdtemp(join(tmpdir(), 'shop-phone-'))
  const child = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const address = await debuggingAddress(child.stderr)
  child.stderr.resume()
  const client = await CDP({ target: address.href, local: true })
  return {
    client,
    port: Number(address.port),
    close: async () => {
      const ended = once(child, 'exit')
      await client.Browser.close()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Chromium prints its debugging address to standard error. */
async function debuggingAddress(output: NodeJS.ReadableStream): Promise<URL> {
  for await (const line of createInterface(output)) {
    const found = /ws:\/\/\S+/.exec(line)
    if (found !== null) return new URL(found[0])
  }
  throw new Error('Chromium ended before it could be driven.')
}

/** Opens a page and waits until it has loaded and its network is idle. */
async function load({ Page }: CDP.Client, url: string): Promise<void> {
  let ofPage = ''
  const idle = new Promise<void>((resolve) => {
    Page.lifecycleEvent(({ name, loaderId }) => {
      if (name === 'networkIdle' && loaderId === ofPage) resolve()
    })
  })
  const { loaderId } = await Page.navigate({ url })
  if (loaderId === undefined) throw new Error(`${url} could not be opened.`)
  ofPage = loaderId
  const isLoaded = await Promise.race([
    idle.then(() => true),
    delay(loadedWithinMs, false, { ref: false }),
  ])
  if (!isLoaded) throw new Error(`${url} did not load within ${loadedWithinMs} ms.`)
}

/** Polls slowly: the shop encodes its smallest pictures while nobody requests any. */
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

type Traffic = Pick<PageSpeed, 'bytes' | 'scriptBytes' | 'requests'>

async function slowDown(page: CDP.Client, isSlowNetwork: boolean): Promise<Traffic> {
  const traffic = { bytes: 0, scriptBytes: 0, requests: 0 }
  const scripts = new Set<string>()
  page.Network.responseReceived(({ requestId, response }) => {
    // Not by its type: a script is fetched before it is imported.
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId)
  })
  page.Network.loadingFinished(({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
    traffic.requests += 1
  })
  if (isSlowNetwork) await page.Network.emulateNetworkConditions(network)
  await page.Emulation.setCPUThrottlingRate({ rate: processorSlowdown })
  return traffic
}

declare global {
  interface Window {
    pageSpeed: Omit<PageSpeed, keyof Traffic>
  }
}

/** Runs in the page, before anything of its own. */
function observeSpeed(selector: string | null): void {
  const speed = { fcpMs: 0, lcpMs: 0, cls: 0, blockingMs: 0, foundMs: 0, largest: '' }
  window.pageSpeed = speed
  if (selector !== null)
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return
      speed.foundMs = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
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
