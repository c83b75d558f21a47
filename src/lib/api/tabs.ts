import type { QueryClient } from '@tanstack/react-query'

/** What one tab tells the others: the cart or the saved products changed, or someone signed in or out. */
export type TabNews = 'cart' | 'saved' | 'session'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shop')

/** Tells the other open tabs. */
export function tellOtherTabs(news: TabNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel?.postMessage(news)
}

type Hearing = {
  onSession: () => void
  onCart?: () => void
}

/**
 * Hears the other tabs: what changed is fetched again, a changed session forgets everything personal.
 * @returns stops listening
 */
export function hearOtherTabs(
  queryClient: QueryClient,
  { onSession, onCart }: Hearing,
): () => void {
  const hear = (event: MessageEvent<TabNews>) => {
    if (event.data === 'session') onSession()
    if (event.data === 'saved') void queryClient.invalidateQueries({ queryKey: ['saved-products'] })
    if (event.data !== 'cart') return
    void queryClient.invalidateQueries({ queryKey: ['cart'] })
    onCart?.()
  }
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
