import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { flowModels } from '#machines/models.ts'
import { visibleStates, visibleStatesAndEnds } from '../../stories/support/standing.ts'
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
}

let browser: Browser
let page: Page
let site: Awaited<ReturnType<typeof serveFolder>>
const faults: string[] = []

beforeAll(async () => {
  site = await serveFolder(folder, inject('origin'))
  browser = await launchBrowser()
  page = await browser.newPage({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
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
    await page.goto(`${site.origin}/iframe.html?viewMode=story&globals=theme:light`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    await page.evaluate(leaveAxeToTheTest)
  })

  it.each(stories)(
    'shows $title, $name, without a fault for anyone',
    async ({ id, title, tags }) => {
      await openStory(id)
      const isHeadless = tags.includes('heading-comes-later')
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
  const ofStates = stories.filter(({ tags }) => !tags.includes('beside-the-states'))
  const shown = Object.groupBy(ofStates, ({ title }) => title)
  const ids = (title: string) => (shown[title] ?? []).map(({ id }) => id.split('--')[1])

  it.each(flowModels)('show every state of $machine.id that can be seen', (model) => {
    const { id } = model.machine
    const states = endsInSight.has(id) ? visibleStatesAndEnds(model) : visibleStates(model)
    expect(ids(`flows/${kebab(id)}`)).toEqual(states.map(kebab))
  })
})

/** Shows a story in the open page and waits until it stands: drawn, its scripts and pictures there, nothing moving. */
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

/** Runs in the page: asks Storybook for a story over its channel and waits for its answer. */
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
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** As Storybook makes ids: `newPassword.saving` is `new-password-saving`. */
function kebab(text: string): string {
  return text
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '')
}
