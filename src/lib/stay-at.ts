/** As long as what is above a part may still load, in milliseconds. */
const loading = 3_000

/**
 * Scrolls to a part of the page and stays there while sections above it still load and push it down: until the reader
 * moves the page, at most three seconds.
 */
export function stayAt(part: HTMLElement): void {
  const ended = new AbortController()
  const observer = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }))
  const end = () => {
    observer.disconnect()
    ended.abort()
  }
  observer.observe(document.body)
  for (const type of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, end, { passive: true, signal: ended.signal })
  setTimeout(end, loading)
}
