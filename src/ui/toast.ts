export type ToastNews = {
  text: string
  tone?: 'ok' | 'info' | 'error'
  action?: { label: string; href: string }
}

let show: ((news: ToastNews) => void) | null = null
let waiting: ToastNews[] = []
let wake: (() => void) | null = null

/** Tells the shopper one thing in passing, for 5 seconds; may be called from anywhere in the browser. */
export function toast(news: ToastNews): void {
  if (show !== null) return show(news)
  waiting.push(news)
  wake?.()
}

/** Calls back when the first toast is wanted, so that its script can be fetched then. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}

/** Takes all toasts, those that waited first. */
export function takeToasts(take: (news: ToastNews) => void): () => void {
  show = take
  for (const news of waiting) take(news)
  waiting = []
  return () => {
    show = null
  }
}
