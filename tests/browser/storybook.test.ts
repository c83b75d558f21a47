import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { studio } from '#studio/words/studio.ts'
import { flowModels } from '#machines/testing/registry.ts'
import { kebab } from '#stories/support/drawing.ts'
import { visibleStates, visibleStatesAndEnds } from '#stories/support/actor-in-state.ts'
import { axeFindings, axeFindingsInBothThemes } from './support/axe.ts'
import { launchBrowser } from './support/browser.ts'
import { serveFolder } from './support/static.ts'

type Story = { id: string; title: string; name: string; tags: string[] }

const folder = 'dist/storybook'
const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
)
const stories = Object.values(index.entries)

/** Flows whose end is a page; the others end by leaving it. */
const endsInSight = new Set(['paymentResult'])

declare global {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook named it
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> }
  /** Of Storybook's preview, in the page. */
  // oxlint-disable-next-line no-underscore-dangle -- Storybook named it
  var __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (detail: { storyId?: string }) => void) => void
    emit: (event: string, detail: unknown) => void
  }
  /** Id of the current story; in the page. */
  var shownStory: string | undefined
}

const pageOptions = {
  locale: 'fa-IR',
  timezoneId: 'Asia/Tehran',
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
} as const

let browser: Browser
let page: Page
let site: Awaited<ReturnType<typeof serveFolder>>
const faults: string[] = []

beforeAll(async () => {
  site = await serveFolder(folder, inject('origin'))
  browser = await launchBrowser()
  page = await browser.newPage(pageOptions)
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

beforeEach(() => {
  faults.length = 0
})

describe('Storybook', () => {
  beforeAll(async () => {
    await page.goto(`${site.origin}/iframe.html?viewMode=story&globals=theme:light;chart:hidden`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    await page.evaluate(leaveAxeToTheTest)
  })

  it.each(stories)(
    'shows $title, $name, without a fault for anyone',
    async ({ id, title, tags }) => {
      await openStory(id)
      const isHeadless = tags.includes('late-heading')
      const found = title.startsWith('ui/')
        ? await axeFindingsInBothThemes(page, 'light')
        : await axeFindings(page)
      const findings = found.filter(
        (finding) => !(isHeadless && finding.startsWith('page-has-heading-one')),
      )
      expect({ findings, faults }).toEqual({ findings: [], faults: [] })
    },
  )
})

describe('The stories of the flows', () => {
  const ofStates = stories.filter(({ tags }) => !tags.includes('state-variant'))
  const shown = Object.groupBy(ofStates, ({ title }) => title)
  const ids = (title: string) => (shown[title] ?? []).map(({ id }) => id.split('--')[1])

  it.each(flowModels)('show every state of $machine.id that can be seen', (model) => {
    const { id } = model.machine
    const states = endsInSight.has(id) ? visibleStatesAndEnds(model) : visibleStates(model)
    expect(ids(`flows/${kebab(id)}`)).toEqual(states.map(kebab))
  })
})

describe('The chart of a flow', () => {
  let whole: Page
  const frame = () => whole.locator('#storybook-preview-iframe')
  const chart = (flow: string) => whole.getByRole('region', { name: studio.chart(flow) })

  const openStorybook = async () => {
    await whole.setViewportSize(pageOptions.viewport)
    const query = 'path=/story/ui-facts--badges&globals=theme:light;a11y.manual:!true'
    await whole.goto(`${site.origin}/index.html?${query}`)
    await frame().contentFrame().getByRole('main').waitFor()
  }
  beforeAll(async () => {
    whole = await browser.newPage(pageOptions)
    await openStorybook()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await openStorybook()
  })

  const show = async (flow: string, state: string): Promise<Locator> => {
    await tellStories(whole, 'selectStory', { storyId: `flows-${kebab(flow)}--${kebab(state)}` })
    const picture = chart(flow).getByRole('img', { name: studio.chartAt(flow, state) })
    await picture.waitFor()
    return picture
  }

  it.each([
    ['oneTimeCode', 'entering.entry.open.typing'],
    ['checkout', 'shopping.invoice.choosing'],
  ])('is next to a story of %s, visible where it is %s, and accessible', async (flow, state) => {
    const box = (await show(flow, state)).locator(`[data-active="${flow}.${state}"]`)
    const [story, place] = [await edgesOf(frame()), await edgesOf(chart(flow))]
    expect(place.left).toBeGreaterThanOrEqual(story.right)
    await expect.poll(async () => isWithin(await edgesOf(box), place)).toBe(true)
    expect(await axeFindings(whole, 'all', '[lang=fa]')).toEqual([])
  })

  it('has the colors of the theme, for anyone', async () => {
    const picture = await show('checkout', 'shopping.invoice.choosing')
    await tellStories(whole, 'updateGlobals', { globals: { theme: 'dark' } })
    const dark = frame().contentFrame().locator('[data-theme=dark]')
    const ground = await dark.evaluate((page) =>
      getComputedStyle(page).getPropertyValue('--colors-bg').trim(),
    )
    const drawn = picture.locator('rect').first()
    await expect.poll(() => drawn.getAttribute('fill')).toBe(ground)
    expect(await axeFindings(whole, 'color', '[lang=fa]')).toEqual([])
  })

  it('is shown as a whole at a press, and below the story on a narrow page', async () => {
    const drawing = (await show('checkout', 'shopping.invoice.choosing')).locator('svg')
    const fits = async () => isWithin(await edgesOf(drawing), await edgesOf(chart('checkout')))
    expect(await fits()).toBe(false)
    await whole.getByRole('button', { name: studio.fit }).click()
    await expect.poll(fits).toBe(true)

    await whole.setViewportSize({ width: 360, height: 740 })
    const below = async () => {
      const [story, place] = [await edgesOf(frame()), await edgesOf(chart('checkout'))]
      return place.top >= story.bottom && story.right - story.left === 360
    }
    await expect.poll(below).toBe(true)
  })

  it('is not shown with a part of the design system', async () => {
    await tellStories(whole, 'selectStory', { storyId: 'ui-facts--badges' })
    await chart('checkout').waitFor({ state: 'detached' })
    expect(await whole.getByRole('region', { name: studio.chart('') }).count()).toBe(0)
  })
})

type Edges = { left: number; top: number; right: number; bottom: number }

const edgesOf = (element: Locator): Promise<Edges> =>
  element.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })

const isWithin = (inner: Edges, outer: Edges) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

/** Says something on Storybook's channel, as the page of a story does; the page around it receives it, too. */
async function tellStories(whole: Page, event: string, detail: unknown): Promise<void> {
  const frame = whole.frame('storybook-preview-iframe')
  await frame?.evaluate(([event, detail]) => __STORYBOOK_ADDONS_CHANNEL__.emit(event, detail), [
    event,
    detail,
  ] as const)
}

/** Shows a story in the open page and waits until it is complete: drawn, with its scripts and pictures, nothing moving. */
async function openStory(id: string): Promise<void> {
  await page.evaluate(showStory, id)
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  )
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Runs in the page: Storybook's own accessibility check would do the same work a second time. */
async function leaveAxeToTheTest(): Promise<void> {
  await __STORYBOOK_PREVIEW__.ready()
  __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
}

/** Runs in the page: asks Storybook for a story over its channel and waits for its reply. A retry mounts it again. */
function showStory(id: string): Promise<void> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  return new Promise((done, failed) => {
    channel.on('storyFinished', (finished) => finished.storyId === id && done())
    for (const fault of [
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
    ])
      channel.on(fault, (detail) => failed(new Error(`${fault}: ${JSON.stringify(detail)}`)))
    if (globalThis.shownStory === id) channel.emit('forceRemount', { storyId: id })
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    globalThis.shownStory = id
  })
}
