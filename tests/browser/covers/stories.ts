import type { Page } from 'playwright'
import { storiesMachine, storyItemMs } from '#machines/flows/stories/stories.machine.ts'
import { breakCall, changeReply, holdCall } from '#tests/browser/support/network.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'
import { alert, retry } from './actions.ts'
import { installClock } from '../support/profiles.ts'

const gestures = {
  'next.pressed': (page: Page) => page.keyboard.press('ArrowLeft'),
  'previous.pressed': (page: Page) => page.keyboard.press('ArrowRight'),
  'nextStory.swiped': (page: Page) => swipe(page, 120),
  'previousStory.swiped': (page: Page) => swipe(page, -120),
  'hold.began': async (page: Page) => {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
  },
  'hold.ended': (page: Page) => page.mouse.up(),
  'pause.pressed': (page: Page) => page.getByRole('button', { name: 'توقف' }).click(),
  'play.pressed': (page: Page) => page.getByRole('button', { name: 'پخش' }).click(),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'بستن' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof storiesMachine>

/** Between the sides of a phone's screen that go on and back. */
const middle = { x: 180, y: 400 }
const lists = /story-item\/\?story=/
const items = /story-item\/\d+\/$/

/** Stopped, held, moved by hand and by time, from item to item and from story to story. */
const lookingOn: Walk = async ({ guest }) => {
  const { page, took } = await guest({ isMoving: true })
  await installClock(page)
  const listing = await holdCall(page, lists)
  const loading = await holdCall(page, items)
  await openStory(page)
  await listing.arrived
  await page.getByRole('dialog').waitFor()
  await gestures['previous.pressed'](page)
  await took('stories', 'stories.returning|always|3')
  listing.release()
  await loading.arrived
  await gestures['pause.pressed'](page)
  await took('stories', 'stories|pause.pressed|0')
  await gestures['play.pressed'](page)
  await took('stories', 'stories|play.pressed|0')
  await gestures['hold.began'](page)
  await gestures['hold.ended'](page)
  await gestures['pause.pressed'](page)
  loading.release()
  await place(page, '۱ از ۳')
  await took('stories', 'stories.showing.arriving|always|1')

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await gestures['play.pressed'](page)
  await gestures['hold.began'](page)
  await gestures['hold.ended'](page)
  await gestures['pause.pressed'](page)
  await gestures['play.pressed'](page)
  await page.clock.runFor(storyItemMs)
  await place(page, '۲ از ۳')
  await gestures['previous.pressed'](page)
  await place(page, '۱ از ۳')
  await gestures['previous.pressed'](page)
  await took('stories', 'stories.returning|always|2')
  await place(page, '۱ از ۳')
  for (const number of ['۲ از ۳', '۳ از ۳', '۱ از ۲']) {
    await gestures['next.pressed'](page)
    await place(page, number)
  }
  await gestures['previous.pressed'](page)
  await place(page, '۱ از ۳')
  await gestures['nextStory.swiped'](page)
  await place(page, '۱ از ۲')
  await gestures['previousStory.swiped'](page)
  await place(page, '۱ از ۳')
  await page.clock.resume()
  await gestures['dialog.dismissed'](page)
}

/** What cannot be loaded is retried; the last story closes the viewer, and so do stories without an item. */
const comingToNothing: Walk = async ({ guest }) => {
  const { page } = await guest({ isMoving: true })
  const listing = await breakCall(page, lists)
  const loading = await breakCall(page, items)
  await openStory(page)
  for (const line of [listing, loading]) {
    await alert(page, 'این استوری باز نشد.')
    line.mend()
    await gestures['retry.requested'](page)
  }
  await gestures['pause.pressed'](page)
  await place(page, '۱ از ۳')
  await gestures['dialog.dismissed'](page)
  await openStory(page, 'last')
  await place(page, '۱ از')
  await gestures['nextStory.swiped'](page)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await changeReply(page, lists, () => ({ body: '[]' }))
  const last = page.waitForResponse(lists)
  await openStory(page)
  await last
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export const storiesCover: BrowserCover = {
  title: 'the stories',
  machines: [
    {
      machine: storiesMachine,
      unreachable: { 'stories.showing.playing|xstate.error.actor.itemTime|0': timerFails },
    },
  ],
  walks: {
    'looks at the stories in every way': lookingOn,
    'reaches stories that cannot be loaded, and the end': comingToNothing,
  },
}

async function openStory(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.goto('/')
  const buttons = page.getByRole('region', { name: 'استوری‌ها' }).getByRole('button')
  await (which === 'first' ? buttons.first() : buttons.last()).click()
}

/** Waits until an item of a story is in sight. */
function place(page: Page, text: string): Promise<void> {
  return page.getByRole('dialog').getByText(`مورد ${text}`).waitFor({ state: 'attached' })
}

/** Draws the finger over the picture. @param along pixels to the right */
async function swipe(page: Page, along: number): Promise<void> {
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + along, middle.y + 4, { steps: 4 })
  await page.mouse.up()
}
