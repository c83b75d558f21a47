import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from 'xstate'
import type { wishlistMachine } from '#machines/flows/wishlist/wishlist.machine.ts'
import { saving as words } from '#i18n/fa/wishlist.ts'
import { setSavedInCache } from './wishlist.queries.ts'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { saveAddress } from './save-address.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof wishlistMachine>
type Ways = { slug: string; queryClient: QueryClient; navigate: (to: string) => void }

/**
 * Handles the events that the flow of a heart emits: toasts, the hearts of cards in all tabs, the redirect to sign-in.
 * @returns unsubscribes
 */
export function connectWishlist(flow: Flow, { slug, queryClient, navigate }: Ways): () => void {
  const subscriptions = [
    flow.on('login.requested', () => navigate(saveAddress(slug))),
    flow.on('saved.changed', ({ saved }) => {
      setSavedInCache(queryClient, slug, saved)
      notifyOtherTabs('saved')
      toast({ text: words.done })
    }),
    flow.on('already.saved', () => {
      setSavedInCache(queryClient, slug, true)
      toast({ text: words.alreadySaved, tone: 'info' })
    }),
    flow.on('save.failed', ({ failure }) => {
      if (failure !== null) toast({ text: failureText(failure), tone: 'error' })
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
