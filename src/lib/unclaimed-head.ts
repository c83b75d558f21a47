/** Tags that a page has once; React puts its own behind the server's, but for the title, which it puts before. */
const single =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property^="og:"]'

let isFirst = true

/**
 * Removes what the first page's HTML left in the head, where that page was left before it had been hydrated: then
 * nobody owns its tags, and they would stand beside those of the pages that follow.
 */
export function dropUnclaimed(): void {
  if (!isFirst) return
  isFirst = false
  const own = new Map<string, Element>()
  for (const tag of document.head.querySelectorAll(single)) {
    const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? tag.localName
    const earlier = own.get(name)
    const unclaimed = tag.localName === 'title' && earlier !== undefined ? tag : earlier
    if (unclaimed !== tag) own.set(name, tag)
    unclaimed?.remove()
  }
}
