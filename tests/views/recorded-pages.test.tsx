import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentNames, textPageNames } from '#domain/content-names.ts'
import { followLayers } from '#src/lib/history-layers.ts'
import { pagePatterns as shopPages } from '#src/lib/paths.ts'
import type * as Toast from '#src/ui/toast.ts'
import type * as Recorder from '#walks/recording/recorder.ts'
import { pagePatterns as staffPages } from '#staff/app/paths.ts'
import { now, openShop, openStaff } from './support/open-page.tsx'
import { recordPage, sideEffects } from './support/record-page.ts'

vi.mock('#charts/layout-of.ts', () => import('./support/layout-of.ts'))

vi.mock('#src/ui/toast.ts', async (importOriginal) => {
  const { sideEffects } = await import('./support/record-page.ts')
  const toast: typeof Toast.toast = ({ tone = 'plain', text }) =>
    void sideEffects.push(`toast ${tone}: ${text}`)
  return { ...(await importOriginal<typeof Toast>()), toast }
})

/** Otherwise a ticket's report would contain the steps of all earlier pages. */
vi.mock('#walks/recording/recorder.ts', (): typeof Recorder => ({
  record: () => {},
  recordedSteps: () => [
    {
      at: now.getTime(),
      flow: 'x:1',
      actor: 'x:1',
      machine: 'cartEditing',
      event: { type: 'next.pressed' },
      transitions: ['cartEditing.editing|next.pressed|0'],
      value: 'completingProfile',
    },
  ],
}))

followLayers()

beforeAll(() => {
  // happy-dom has no document.images.
  Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    sideEffects.push(`downloads ${this.download}`)
  })
})
afterAll(() => vi.restoreAllMocks())

const pathOf = (pattern: string) =>
  pattern.replace(':id', '7').replace(':slug', 'slug').replace('*', 'mobile')

const { contentOf: _contentOf, ...pagesOfStaff } = staffPages
/** All pages of text share one form, so one is enough. */
const [, ...otherTexts] = textPageNames
const contents = contentNames.filter((name) => !otherTexts.some((each) => each === name))

/**
 * Views that are shown under several addresses are opened once: the list of products (a category), the home page (its
 * preview), the checkout (its later steps, which stories show). The old address of the terms leads elsewhere.
 */
const {
  category: _category,
  homePreview: _preview,
  delivery: _delivery,
  invoice: _invoice,
  termsInstalment: _old,
  ...pagesOfShop
} = shopPages

const timeout = 60_000

describe('the back office', () => {
  it.each(Object.entries(pagesOfStaff))(
    'behaves on %s as recorded',
    async (name, pattern) => {
      const text = await recordPage(() => openStaff(pathOf(pattern)))
      await expect(text).toMatchFileSnapshot(`recorded-pages/staff-${name}.txt`)
    },
    timeout,
  )
})

describe('a content in the back office', () => {
  it.each(contents)(
    'behaves on %s as recorded',
    async (name) => {
      const replies = { getStaffContent: { name, published: { kind: name }, draft: null } }
      const path = staffPages.contentOf.replace(':name', name)
      const text = await recordPage(() => openStaff(path, { replies }))
      await expect(text).toMatchFileSnapshot(`recorded-pages/staff-content-${name}.txt`)
    },
    timeout,
  )
})

describe('the shop', () => {
  it.each(Object.entries(pagesOfShop))(
    'behaves on %s as recorded',
    async (name, pattern) => {
      const signedIn = name !== 'login'
      const text = await recordPage(() => openShop(pathOf(pattern), { signedIn }))
      await expect(text).toMatchFileSnapshot(`recorded-pages/${name}.txt`)
    },
    timeout,
  )
})
