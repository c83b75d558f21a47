import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { commentFormModel } from '#machines/flows/comment-form/comment-form.model.ts'
import { profile } from '#machines/testing/fixtures.ts'
import { ProfileDialog } from '#src/features/checkout/cart/ProfileDialog.tsx'
import { ProfileStep } from '#src/features/comments/form/ProfileStep.tsx'
import { createApi } from '#src/lib/api/client.ts'
import { ApiContext } from '#src/lib/api/ApiContext.tsx'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'
import { viewOf, type StoryFile } from './support/story-stage.tsx'

const files = import.meta.glob<StoryFile>('../../stories/flows/*.stories.tsx', { eager: true })

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

const dialogs = [
  ['the cart', 'cart-editing', 'CompletingProfileEditing'],
  ['a comment', 'comment-form', 'ProfileCompleting'],
] as const

it.each(dialogs)(
  'shows in the dialog of %s that the profile was not loaded, and offers to load it again',
  async (_, flow, story) => {
    const { notices, gestures } = await viewOf(storiesOf(flow), story, UnansweringShop)
    expect(notices).toContainEqual(expect.stringMatching(/^alert: این بخش بارگذاری نشد/))
    expect(gestures.map(({ control }) => control)).toContain('button «تلاش دوباره»')
  },
  120_000,
)

it.each(dialogs)(
  'says so in the dialog of %s of a browser that reports to be offline, too',
  async (_, flow, story) => {
    onlineManager.setOnline(false)
    const { notices } = await viewOf(storiesOf(flow), story, UnansweringShop)
    onlineManager.setOnline(true)
    expect(notices).toContainEqual(expect.stringMatching(/^alert: این بخش بارگذاری نشد/))
  },
  120_000,
)

it.each([
  [
    'the cart',
    () => (
      <ProfileDialog
        editing={actorInState(cartEditingModel, { state: 'completingProfile.editing' })}
      />
    ),
  ],
  [
    'a comment',
    () => <ProfileStep flow={actorInState(commentFormModel, { state: 'profile.completing' })} />,
  ],
] as const)('loads it again in the dialog of %s when that is wanted', async (_, dialogOf) => {
  const problems: Record<string, string> = { getProfile: 'not_found' }
  const page = await showPart(dialogOf(), { signedIn: true, problems })
  delete problems.getProfile
  expect(await page.press('تلاش دوباره')).toContain('field «نام» = first_name')
})

it.each(dialogs)(
  'takes no profile without a name in the dialog of %s',
  async (_, flow, story) => {
    const { gestures } = await viewOf(storiesOf(flow), story, NamelessShop)
    const submit = gestures.find(({ control }) => /^button «(ثبت|ذخیره) و ادامه»/.test(control))
    expect(submit).toMatchObject({ isOff: true, sends: [] })
  },
  120_000,
)

function storiesOf(flow: string): StoryFile {
  const file = files[`../../stories/flows/${flow}.stories.tsx`]
  if (!file) throw new Error(`${flow} has no stories`)
  return file
}

type Around = { children: ReactNode }

const UnansweringShop = ({ children }: Around) => (
  <Shop send={() => Promise.reject(new TypeError('lost'))}>{children}</Shop>
)

const NamelessShop = ({ children }: Around) => (
  <Shop send={async () => Response.json({ ...profile, first_name: null })}>{children}</Shop>
)

function Shop({ send, children }: Around & { send: () => Promise<Response> }) {
  const [api] = useState(() => createApi(send, 'http://shop.example'))
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { ...createQueryClient().getDefaultOptions().queries, retry: false },
        },
      }),
  )
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  )
}
