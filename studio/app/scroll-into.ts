/**
 * Scrolls a list as far as an item of it needs to be seen, and nothing around the list: after `scrollIntoView`, the first
 * press of Tab would begin at the item.
 * @param covered pixels at the top of the list in which something else stands
 */
export function scrollInto(list: Element, item: Element, covered = 0): void {
  const [seen, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const [above, below] = [box.top - seen.top - covered, box.bottom - seen.bottom]
  // Of an item that does not fit, its beginning is seen.
  list.scrollBy(0, Math.min(above, Math.max(below, 0)))
}
