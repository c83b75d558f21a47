const waiting = new Set<() => void>()
let isUnderWay = false

/** How long after the page is complete the browser is left to what the shopper does first. */
const pauseMs = 1000

/**
 * Does something that nobody waits for, when the page is complete and the browser has nothing else to do: one thing at a
 * time, in the order in which they were asked for.
 * @returns forgets it
 */
export function whenIdle(act: () => void): () => void {
  waiting.add(act)
  if (!isUnderWay) {
    isUnderWay = true
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
  }
  return () => waiting.delete(act)
}

function begin(): void {
  setTimeout(goOn, pauseMs)
}

function goOn(): void {
  // Safari does not say when it is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: pauseMs })
  else setTimeout(next, 100)
}

function next(): void {
  const [act] = waiting
  if (act === undefined) {
    isUnderWay = false
    return
  }
  waiting.delete(act)
  act()
  goOn()
}
