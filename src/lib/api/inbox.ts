const address = '/api/ticket/events/'
/** Delay before another try once the browser has given up, in milliseconds. */
const retryMs = 60_000

let isOpen = false

/** Whether changes are reported at once; otherwise the badges poll. */
export const isInboxLive = (): boolean => isOpen

/**
 * Follows the customer's tickets and messages through server-sent events while the page is visible: browsers open only
 * six connections to one site, and a page with an open one is not kept for going back.
 * @param onNews called at each change, and when the stream opens or ends: nobody reports what changes before it is open
 * @returns unsubscribes
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
