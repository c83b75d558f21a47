import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFailed, onTestFinished } from 'vitest'

/** A phone in one hand and a desk: the two widths at which every story must work. */
export const devices = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const
export type Device = keyof typeof devices

export type Shopper = {
  page: Page
  context: BrowserContext
  /** A mobile number that nobody else in the run has. */
  phone: string
  origin: string
}

let browser: Browser

/** Call at the top of a test file: one browser for the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  })
  afterAll(() => browser.close())
}

/**
 * A shopper with a fresh browser profile. Faults that the page reports (exceptions, errors on the console, broken
 * CSP) fail the test; a picture of a failed test's page lies in reports/failures.
 * @param expectedErrors console errors that the story provokes on purpose, such as a 404
 */
export async function shopper(
  device: Device,
  { expectedErrors = [] }: { expectedErrors?: RegExp[] } = {},
): Promise<Shopper> {
  const origin = inject('origin')
  const context = await browser.newContext({
    baseURL: origin,
    viewport: devices[device],
    isMobile: device === 'phone',
    hasTouch: device !== 'desktop',
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    extraHTTPHeaders: {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
  })
  const page = await context.newPage()
  const faults = watchFaults(page, expectedErrors)
  onTestFailed(async ({ task }) => {
    await mkdir('reports/failures', { recursive: true })
    const name = `${task.name.slice(0, 80)} ${device}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    await page
      .screenshot({ path: `reports/failures/${name}.png`, fullPage: true })
      .catch(() => null)
  })
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  return { page, context, phone: `09${String(randomInt(1e9)).padStart(9, '0')}`, origin }
}

/** The newest sign-in code that the shop sent to a number. */
export async function newestCode(phone: string): Promise<string> {
  const reply = await fetch(`${inject('origin')}/dev/outbox?phone=${phone}`)
  const messages: { code?: string }[] = await reply.json()
  const code = messages.find((message) => message.code)?.code
  if (code === undefined) throw new Error(`no code was sent to ${phone}`)
  return code
}

function watchFaults(page: Page, expected: RegExp[]): string[] {
  const faults: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(text)
  }
  page.on('pageerror', (error) => note(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  return faults
}
