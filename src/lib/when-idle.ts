type Work = () => void | Promise<void>

const waiting = new Set<Work>()
let isRunning = false

/** How long after the load event the browser is left to the shopper's first actions. */
const pauseMs = 1000

/**
 * Runs work that nobody waits for once the page is loaded and the browser is idle: one piece per idle period, in the
 * order of the calls, and not before the promise of the last one has settled.
 * @returns cancels it
 */
export function whenIdle(work: Work): () => void {
  waiting.add(work)
  if (!isRunning) {
    isRunning = true
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
  }
  return () => waiting.delete(work)
}

function start(): void {
  setTimeout(requestNext, pauseMs)
}

function requestNext(): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: pauseMs })
  else setTimeout(runNext, 100)
}

function runNext(): void {
  const [work] = waiting
  if (work === undefined) {
    isRunning = false
    return
  }
  waiting.delete(work)
  void Promise.resolve(work()).finally(requestNext)
}
