const address = '/api/ticket/events/'
/** Milliseconds before the next try once the browser has given up. */
const retryMs = 60_000

let isOpen = false

/** Whether changes are reported at once; otherwise the badges poll. */
export const isInboxLive = (): boolean => isOpen

/**
 * Follows the customer's tickets and messages through server-sent events while the page is visible. A hidden page closes
 * its stream, because browsers open at most six connections to a site and keep no page with an open one in the
 * back/forward cache.
 * @param onNews called at each change, and when the stream opens or ends, since changes before that are not reported
 * @returns a function that unsubscribes
 */
export function followInbox(onNews: () => void): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(retry)
    source?.close()
    source = null
    isOpen = false
  }
  const open = () => {
    close()
    if (document.hidden) return
    const opened = new EventSource(address)
    source = opened
    opened.addEventListener('inbox', onNews)
    opened.addEventListener('open', () => {
      isOpen = true
      onNews()
    })
    opened.addEventListener('error', () => {
      const wasOpen = isOpen
      isOpen = false
      if (wasOpen) onNews()
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(open, retryMs)
    })
  }
  document.addEventListener('visibilitychange', open)
  open()
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
