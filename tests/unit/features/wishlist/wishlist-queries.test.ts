import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { Schemas } from '#machines/api/client.ts'
import { setSavedInCache } from '#src/features/wishlist/wishlist.queries.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

const queryKey = queryKeys.wishlistSlugs
const slug = 'amazfit-bip-6'

it('keeps a heart that was pressed while the list of saved products was loading', async () => {
  const queryClient = new QueryClient()
  const replies: ((slugs: string[]) => void)[] = []
  const observer = new QueryObserver<Schemas['SavedSlugs']>(queryClient, {
    queryKey,
    queryFn: () => new Promise((resolve) => replies.push((slugs) => resolve({ slugs }))),
  })
  const unsubscribe = observer.subscribe(() => undefined)
  setSavedInCache(queryClient, slug, true)
  replies[0]?.([])
  await vi.waitFor(() => expect(replies).toHaveLength(2))
  replies[1]?.([slug])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ slugs: [slug] }))
  unsubscribe()
})
