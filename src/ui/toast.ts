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

/** Calls back when a toast waits to be shown, so that the toaster's script can be fetched. */
export function onToast(callback: () => void): () => void {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}

/** The newest of those that wait for a toaster. */
export function newestToast(): ToastNews | null {
  return waiting.at(-1) ?? null
}

/** Forgets those that wait. */
export function dropToasts(): void {
  waiting = []
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
