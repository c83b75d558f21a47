import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApi } from '#src/api/client.ts'
import { ApiContext } from '#src/api/ApiContext.tsx'
import { viewOf } from './support/story-stage.tsx'
import type { StoryFile } from './support/story-stage.tsx'

const files = import.meta.glob<StoryFile>('../../stories/flows/*.stories.tsx', { eager: true })

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['the cart', 'cart-editing', 'CompletingProfileEditing'],
  ['a comment', 'comment-form', 'ProfileCompleting'],
])(
  'tells in the dialog of %s that the profile was not read, and offers to read it again',
  async (_, flow, story) => {
    const file = files[`../../stories/flows/${flow}.stories.tsx`]
    if (!file) throw new Error(`${flow} has no stories`)
    const { tells, gestures } = await viewOf(file, story, UnansweringShop)
    expect(tells).toContainEqual(expect.stringMatching(/^alert: این بخش بارگذاری نشد/))
    expect(gestures.map(({ control }) => control)).toContain('button «تلاش دوباره»')
  },
  120_000,
)

function UnansweringShop({ children }: { children: ReactNode }) {
  const [api] = useState(() =>
    createApi(() => Promise.reject(new TypeError('lost')), 'http://shop.example'),
  )
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  )
}
