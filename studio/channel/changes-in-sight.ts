/**
 * Takes a step of a walk, and scrolls the page to what that changes, unless some of it can be seen. Only the page itself
 * scrolls: `scrollIntoView` would also move the studio around its frame.
 */
export function withChangesInSight<Result>(step: () => Result): Result {
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const element of records.flatMap(changedIn)) changed.add(element)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const result = step()
  // The second frame: a view that gets another actor may be rendered after the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      observer.disconnect()
      bringIntoSight([...changed].map((element) => element.getBoundingClientRect()))
    }),
  )
  return result
}

/** What is new or different; what was removed cannot be shown. */
function changedIn({ type, target, addedNodes }: MutationRecord): Element[] {
  const nodes = type === 'childList' ? [...addedNodes] : [target]
  return nodes.flatMap((node) => (node instanceof Element ? node : (node.parentElement ?? [])))
}

function bringIntoSight(boxes: readonly DOMRect[]): void {
  const middles = boxes
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ top, height }) => top + height / 2)
  const [first] = middles
  if (first === undefined || middles.some((middle) => middle >= 0 && middle <= innerHeight)) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: first - innerHeight / 2, behavior: isReduced ? 'instant' : 'smooth' })
}
