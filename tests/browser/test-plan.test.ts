import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import type { Script } from '#studio/scripts/script.ts'
import { testPlan } from '#tools/paths/scripts/plan.ts'
import { sharedBrowser } from './support/browser.ts'

const sentence = 'کد درست نیست.'
const script: Script = {
  machine: 'sale',
  kind: 'flow',
  walks: [
    {
      path: 7,
      title: 'path 7 from the start guest',
      start: 'guest',
      transitions: [],
      state: 'closed',
      lines: [],
      steps: [
        {
          cause: { kind: 'failure', actor: 'sell', code: 'network' },
          event: 'xstate.error.actor.sell',
          data: { code: 'network' },
          transitions: [],
          state: 'open',
          lines: [{ kind: 'alert', words: sentence, marks: [], leads: [] }],
        },
      ],
    },
  ],
}

let page: Page
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage()
})
afterAll(() => page.close())

it('keeps the data of a step behind its name on the screen, and prints it', async () => {
  await page.setContent(testPlan([script], 'en'))
  const isShown = () => page.locator('code').evaluate((it) => it.checkVisibility())
  expect(await isShown()).toBe(false)
  await page.getByText('Data', { exact: true }).click()
  expect(await isShown()).toBe(true)

  await page.setContent(testPlan([script], 'en'))
  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
  const [cell, data] = await Promise.all(
    ['td:has(details)', 'code'].map((it) => page.locator(it).boundingBox()),
  )
  // Something stands where it belongs, and the row has room for it.
  expect(data?.height).toBeGreaterThan(0)
  expect((data?.y ?? 0) + (data?.height ?? 0)).toBeLessThanOrEqual(
    (cell?.y ?? 0) + (cell?.height ?? 0),
  )
})

const longNames: Script = {
  ...script,
  walks: script.walks.map((walk) => ({
    ...walk,
    state: 'shopping.delivery.choosingBranch.loadingMethods',
    steps: [
      ...walk.steps,
      {
        cause: { kind: 'event' },
        event: 'verification.codeRequestedAgain',
        data: undefined,
        transitions: [],
        state: 'shopping.invoice.choosing',
        lines: [],
      },
    ],
  })),
}

it.each(['screen', 'print'] as const)(
  'has columns of the same widths in every table, and breaks names only at their dots: %s',
  async (media) => {
    await page.setViewportSize(
      media === 'screen' ? { width: 360, height: 800 } : { width: 700, height: 1000 },
    )
    await page.emulateMedia({ media })
    await page.setContent(testPlan([script, longNames], 'en'))
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('thead')].map((head) =>
        [...head.querySelectorAll('th')].map((cell) => Math.round(cell.offsetWidth)),
      ),
    )
    expect(widths).toHaveLength(2)
    expect(widths[0]).toEqual(widths[1])
    expect(await page.evaluate(brokenWords)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  },
)

it('prints data in letters that can be read', async () => {
  await page.setContent(testPlan([script], 'en'))
  await page.emulateMedia({ media: 'print' })
  const size = await page.locator('code').evaluate((it) => getComputedStyle(it).fontSize)
  expect(parseFloat(size)).toBeGreaterThanOrEqual(10)
})

it('ends a Persian sentence of the shop at its own end, in whichever language the plan is', async () => {
  for (const language of ['en', 'fa'] as const) {
    await page.setContent(testPlan([script], language))
    const [first, stop] = await page.evaluate(placesOf, sentence)
    expect(stop).toBeLessThan(Number(first))
  }
})

it('reads a Persian sentence that begins with a name of the code from the right', async () => {
  await page.setContent(testPlan([script], 'fa'))
  const [first, last] = await page.evaluate(placesOf, 'sell با خطای network ناموفق می‌شود')
  expect(last).toBeLessThan(Number(first))
})

/** The words of the tables that stand on two lines. */
function brokenWords(): string[] {
  const broken: string[] = []
  for (const cell of document.querySelectorAll('th, td')) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.parentElement?.closest('details')) continue
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\w\u0600-\u06ff]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top / 8)))
        if (lines.size > 1) broken.push(word)
      }
    }
  }
  return broken
}

/** How far from the left the first and the last character of a text stand. */
function placesOf(text: string): number[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const start = node.nodeValue?.indexOf(text) ?? -1
    if (start < 0) continue
    return [start, start + text.length - 1].map((place) => {
      const range = document.createRange()
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect().left
    })
  }
  return []
}
