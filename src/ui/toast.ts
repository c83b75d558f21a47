export type ToastNews = {
  text: string
  /** A toast takes the place of the one before it with the same id. */
  id?: string
  tone?: 'ok' | 'info' | 'error'
  /** A link, or a button; a toast with a button stays twice as long. */
  action?: { label: string; href: string } | { label: string; onPress: () => void }
}

/** The properties by which a toast can be closed. */
export type ShownToast = Pick<ToastNews, 'id' | 'tone'>

let show: ((news: ToastNews) => void) | null = null
let close: ((matches: (toast: ShownToast) => boolean) => void) | null = null
let waiting: ToastNews[] = []
let wake: (() => void) | null = null

/** How long a message is shown. */
export const toastMs = 5000

/** Shows a message for a moment; may be called from anywhere in the browser. */
export function toast(news: ToastNews): void {
  if (show !== null) return show(news)
  waiting.push(news)
  wake?.()
}

/** Closes the toasts of errors: they are about a page that was left. */
export function dropErrorToasts(): void {
  closeWhere(({ tone }) => tone === 'error')
}

/** Closes the toast with this id because its message no longer applies. */
export function withdrawToast(id: string): void {
  closeWhere((toast) => toast.id === id)
}

function closeWhere(matches: (toast: ShownToast) => boolean): void {
  waiting = waiting.filter((news) => !matches(news))
  close?.(matches)
}

/** Shows a toast after the next page load in this tab, e.g. after sign-out. */
export function toastAfterLoad(text: string): void {
  sessionStorage.setItem(afterLoad, text)
}

const afterLoad = 'toast'

function queueStoredToast(): void {
  const text = sessionStorage.getItem(afterLoad)
  if (text === null) return
  sessionStorage.removeItem(afterLoad)
  waiting.push({ text })
}

/** Calls back when a toast is queued before the toaster is loaded, so that its chunk can be fetched. */
export function onToast(callback: () => void): () => void {
  wake = callback
  queueStoredToast()
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}

/** The newest queued toast. */
export function newestToast(): ToastNews | null {
  return waiting.at(-1) ?? null
}

/** Drops the queued toasts. */
export function dropToasts(): void {
  waiting = []
}

/** Registers the toaster, which gets the queued toasts first. */
export function registerToaster(
  take: (news: ToastNews) => void,
  closeShown: (matches: (toast: ShownToast) => boolean) => void,
): () => void {
  show = take
  close = closeShown
  for (const news of waiting) take(news)
  waiting = []
  return () => {
    show = null
    close = null
  }
}
