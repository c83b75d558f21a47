import { studio } from '#studio/words/studio.ts'
import { changeAddress } from './use-address.ts'

/** Opens a page of the shop in the frame next to the chart, and the frame if it is closed. */
export function openInFrame(path: string): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${studio.frame}"]`)
  // Of a page of another origin, or one that did not load, nothing but the URL can be set.
  if (frame?.contentWindow) frame.contentWindow.location.href = inspected(path)
  else {
    changeAddress('shop', path)
    changeAddress('frame', 'phone')
  }
}

/** The URL of a page of the shop with its flows open to inspection; the home page for what is no path of this origin. */
export function inspected(path: string | null): string {
  // A browser drops tabs and line breaks from a URL, which can turn the rest into the name of another host.
  const own = path !== null && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : '/'
  return `${own}${own.includes('?') ? '&' : '?'}inspect`
}
