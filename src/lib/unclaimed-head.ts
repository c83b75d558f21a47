/**
 * Tags that a page has at most once. React inserts its own after the server's, except the title, which it inserts
 * before.
 */
const single =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name="twitter:card"], meta[property^="og:"]'

let isFirst = true

/**
 * Removes head tags of the server's HTML that were never hydrated, because the visitor left the first page before:
 * React does not know them, and they would remain next to those of later pages.
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
