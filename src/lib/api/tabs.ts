import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** What changed in another tab: the cart or the wallet that may pay it, the wishlist, or who is signed in. */
export type TabMessage = 'cart' | 'saved' | 'session'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shop')

export function notifyOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage(message)
}

type Listeners = {
  onSession: () => void
  onCart?: () => void
}

/**
 * Follows the other tabs: the queries of what changed there are invalidated.
 * @returns unsubscribes
 */
export function subscribeToTabs(
  queryClient: QueryClient,
  { onSession, onCart }: Listeners,
): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'session') onSession()
    if (data === 'saved') void queryClient.invalidateQueries({ queryKey: queryKeys.wishlist })
    if (data !== 'cart') return
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart })
    onCart?.()
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
