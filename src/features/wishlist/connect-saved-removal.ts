import type { QueryClient } from '@tanstack/react-query'
import { account } from '#i18n/fa/account.ts'
import type { SavedRemovalActor } from '#machines/flows/saved-removal/saved-removal.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { toast } from '#src/ui/toast.ts'
import { setSavedInCache } from './wishlist.queries.ts'

const words = account.saved

/** Loads the list again without the removed product, and shows the toasts (PROF-87, PROF-90). @returns unsubscribes */
export function connectSavedRemoval(flow: SavedRemovalActor, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.on('item.removed', ({ item }) => {
      setSavedInCache(queryClient, item.slug, false)
      void queryClient.invalidateQueries({ queryKey: queryKeys.wishlist })
      notifyOtherTabs('saved')
      toast({ text: words.deleted, tone: 'ok' })
    }),
    flow.on('item.kept', () => toast({ text: words.removeFailed, tone: 'error' })),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
