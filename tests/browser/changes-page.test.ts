import { expect, it } from 'vitest'
import type { Locator, Page } from 'playwright'
import { createMachine, type AnyStateMachine } from 'xstate'
import { changesBetween } from '#tools/paths/against.ts'
import type { Recorded } from '#tools/paths/recorded-at.ts'
import type { Walked } from '#tools/paths/against-commit.ts'
import { coveragePair } from '#tools/paths/against-coverage.ts'
import { changesPage } from '#tools/paths/against-page.ts'
import { shopper, useBrowser, type Device, type ShopperOptions } from './support/story.ts'

useBrowser()

const rooms = 40
const far = 33

/** Rooms one behind the other, so that the chart is much higher than a screen; doors lead back from the far one. */
const house = (doors: Record<string, string>): AnyStateMachine =>
  createMachine({
    id: 'house',
    initial: 'room0',
    states: Object.fromEntries(
      Array.from({ length: rooms }, (_, index) => [
        `room${index}`,
        {
          on: {
            ...(index + 1 < rooms ? { wentOn: `room${index + 1}` } : {}),
            ...(index === far ? doors : {}),
          },
        },
      ]),
    ),
  })
const before = house({ someVeryLongEventThatOpensTheDoor: 'room3', fell: 'room30' })
const after = house({ someVeryLongEventThatOpensTheDoor: 'room5' })

const recorded = (rows: string): Recorded => ({
  steps: new Map([['house', `# ${rows}\n`]]),
  views: new Map(),
})

async function open(
  device: Device,
  language: 'fa' | 'en',
  options: ShopperOptions & {
    now?: AnyStateMachine
    /** What was recorded at both commits. */
    rows?: readonly [string, string]
    walks?: readonly [Walked | null, Walked | null]
  } = {},
): Promise<Page> {
  const { now = after, rows = [`room${far}`, `room${far}\n# hidden`], walks, ...others } = options
  const { page } = await shopper(device, others)
  const [old, current] = [
    { name: 'v1', machines: new Map([['house', before]]) },
    { name: 'v2', machines: new Map([['house', now]]) },
  ]
  const [was, is] = [walks?.[0] ?? null, walks?.[1] ?? null]
  const body = await changesPage(
    changesBetween(recorded(rows[0]), recorded(rows[1])),
    old,
    current,
    new Map([
      [
        'house',
        coveragePair([before, now], { walks: was, browser: null }, { walks: is, browser: null }),
      ],
    ]),
    language,
  )
  await page.route('**/changes.html', (route) =>
    route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto('/changes.html')
  return page
}

/** How far the middle of an element is from that of the box around its chart, in the box's own size. */
async function offCenter(chart: Locator, text: Locator): Promise<number> {
  const [around, box] = [await chart.boundingBox(), await text.boundingBox()]
  if (around === null || box === null) return Infinity
  const across = Math.abs(box.x + box.width / 2 - around.x - around.width / 2) / around.width
  const down = Math.abs(box.y + box.height / 2 - around.y - around.height / 2) / around.height
  return Math.max(across, down)
}

/** Whether a press in the middle of the part of an element that is on the screen meets the element. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    return node.contains(document.elementFromPoint(middle, (top + bottom) / 2))
  })

const chartsOf = (page: Page, pair = 0) => {
  const charts = page.locator('.pair').nth(pair).locator('.chart')
  return { charts, old: charts.nth(0), now: charts.nth(1) }
}
const transition = (chart: Locator, id: string) => chart.locator(`[data-transition="${id}"]`)
const changed = `house.room${far}|someVeryLongEventThatOpensTheDoor|0`
const fell = `house.room${far}|fell|0`
const source = (chart: Locator) => chart.getByText(`room${far}`, { exact: true })

it.each(['desktop', 'phone'] as const)(
  'opens both charts where the first change is, and a link moves both to its own and marks it: %s',
  async (device) => {
    const page = await open(device, 'en')
    for (const pair of [0, 1]) {
      const { old, now } = chartsOf(page, pair)
      expect(await offCenter(old, transition(old, fell))).toBeLessThan(0.2)
      expect(await offCenter(now, source(now))).toBeLessThan(0.2)
    }
    const { charts, old, now } = chartsOf(page)
    await page.getByRole('link', { name: '~ room33: someVeryLongEventThatOpensTheDoor' }).click()
    for (const chart of [old, now]) {
      expect(await offCenter(chart, transition(chart, changed))).toBeLessThan(0.2)
      expect(await offCenter(chart, chart.locator('.mark:not(.target)'))).toBeLessThan(0.1)
    }
    expect(await page.locator('[aria-current=true]').first().innerText()).toContain('~ room33')
    const height = page.viewportSize()?.height ?? 0
    const heading = page.getByRole('heading', { name: 'house', exact: true })
    for (const name of [heading, ...(await charts.locator('xpath=../figcaption').all())]) {
      const box = await name.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeLessThan(height)
    }
    for (const chart of [old, now]) {
      const box = await chart.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height)
    }
  },
)

it('opens at the start of both charts where only the tests differ', async () => {
  const walked = { states: new Set<string>(), transitions: new Set([fell]) }
  const page = await open('desktop', 'en', {
    now: before,
    rows: ['room0\n', 'room0\n# hidden\n'],
    walks: [walked, null],
  })
  const { charts } = chartsOf(page)
  expect(await charts.count()).toBe(2)
  for (const chart of await charts.all())
    expect(await offCenter(chart, chart.getByText('room0', { exact: true }))).toBeLessThan(0.5)
  expect(await page.locator('.mark:visible').count()).toBe(0)
})

it('folds coverage that is the same, and opens it at the start of both charts', async () => {
  const page = await open('desktop', 'en', { now: before, rows: ['room0\n', 'room0\n# hidden\n'] })
  const { charts } = chartsOf(page)
  expect(await charts.first().isVisible()).toBe(false)
  await page.getByText('The tests take the same at both').click()
  for (const chart of await charts.all())
    expect(await offCenter(chart, chart.getByText('room0', { exact: true }))).toBeLessThan(0.5)
})

it('marks the state whose recorded refusals differ, where its charts do not', async () => {
  const state = `room${far}\nxstate.error.actor.call network → stays\n`
  const rows = [state, `${state}xstate.error.actor.call account_has_funds → stays\n`] as const
  const page = await open('desktop', 'en', { now: before, rows })
  const { old, now } = chartsOf(page)
  await page
    .getByRole('link', { name: `refusals of call in room${far}: + account_has_funds` })
    .click()
  for (const chart of [old, now]) {
    expect(await offCenter(chart, source(chart))).toBeLessThan(0.2)
    expect(await chart.locator('g[id^=change-]').filter({ hasText: '!' }).count()).toBe(1)
  }
})

it.each(['desktop', 'phone'] as const)(
  'keeps the links reachable and leads to the target that a transition had and has: %s',
  async (device) => {
    const page = await open(device, 'en')
    const { old, now } = chartsOf(page)
    const link = page.getByRole('link', { name: 'room3 → room5' })
    await link.click()
    expect(await page.locator('.mark.target').count()).toBeGreaterThan(1)
    await expect.poll(() => isUncovered(link)).toBe(true)
    const [row, text] = [await link.locator('xpath=../..').boundingBox(), await link.boundingBox()]
    expect(text?.x).toBeGreaterThanOrEqual((row?.x ?? Infinity) - 1)
    await page.getByRole('link', { name: 'targets' }).click()
    expect(await offCenter(old, old.getByText('room3', { exact: true }))).toBeLessThan(0.2)
    expect(await offCenter(now, now.getByText('room5', { exact: true }))).toBeLessThan(0.2)
    for (const chart of [old, now])
      expect(await offCenter(chart, chart.locator('.mark.target'))).toBeLessThan(0.2)
  },
)

it('opens where the link of its address leads', async () => {
  const page = await open('desktop', 'en')
  const link = page.getByRole('link', { name: '~ room33' })
  await page.goto(`/changes.html${await link.getAttribute('href')}`)
  await page.reload()
  const { old } = chartsOf(page)
  expect(await offCenter(old, transition(old, changed))).toBeLessThan(0.2)
})

it('fits on a phone in both languages, and puts the older side first in the direction of reading', async () => {
  for (const language of ['fa', 'en'] as const) {
    const phone = await open('phone', language)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(
      phone.viewportSize()?.width,
    )
    const { old, now } = chartsOf(await open('desktop', language))
    const [first, second] = [(await old.boundingBox())?.x ?? 0, (await now.boundingBox())?.x ?? 0]
    expect(first < second).toBe(language === 'en')
  }
})

it('is read without a script, too: its links lead to the signs on the charts', async () => {
  const page = await open('desktop', 'en', { javaScriptEnabled: false })
  const { old } = chartsOf(page)
  await page.getByRole('link', { name: '− room33: fell' }).click()
  const sign = old.locator('g[id^=change-before]').filter({ hasText: '−' })
  const [around, box] = [await old.boundingBox(), await sign.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual(around?.y ?? Infinity)
  expect(box?.y).toBeLessThan((around?.y ?? 0) + (around?.height ?? 0))
})
