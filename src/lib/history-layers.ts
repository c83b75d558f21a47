/**
 * Entries of the history for what lies over a page (sheets, dialogs, steps within a page), so that the back button
 * closes the topmost instead of leaving the page. Each open layer has one entry with the page's URL; `layers` in its
 * state is the number of layers up to it. However a layer is closed, its entry goes: no press of the back button is
 * spent on something that is already closed, and the forward button does not bring it back.
 *
 * The pops among these entries are kept from the router, whose page does not change.
 */
type Layer = {
  /** Closes the layer. */
  leave: () => void
  /** It is being closed, or its page was left: it needs no entry. */
  isLeaving: boolean
}

/** How long a layer may take to close after the back button; one that refuses gets its entry back. */
const closingMs = 400

const layers: Layer[] = []
/** What waits for a pop that this module asked for; null while none is under way. */
let awaited: (() => void)[] | null = null
let navigations = 0
let isScheduled = false
let address = ''

/** Listens to the history. To be called before the router subscribes to it. */
export function followLayers(): void {
  address = location.href
  addEventListener('popstate', onPop, { capture: true })
}

/** After a reload: removes the entries of layers that are closed. The layers of restored flows must be open already. */
export function removeStaleEntries(): void {
  reconcile()
}

/** Opens a layer. @returns closes it without calling `leave` */
export function openLayer(leave: () => void): () => void {
  const layer: Layer = { leave, isLeaving: false }
  layers.push(layer)
  schedule()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    schedule()
  }
}

/**
 * Navigates from the page itself, below its layers: their entries are removed first, and layers that are still open
 * afterwards, such as a filter sheet that changes the query, get new entries.
 */
export function navigateBelowLayers(navigate: () => void): void {
  navigations += 1
  afterPop(() => {
    const from = location.pathname
    navigate()
    address = location.href
    if (location.pathname !== from) for (const layer of layers) layer.isLeaving = true
    navigations -= 1
    reconcile()
  })
}

/**
 * Removes the entries of the layers, then loads another page. A layer that closes during the load would go back in the
 * history and cancel it. With `replace` the page takes the place of this one in the history.
 */
export function loadBelowLayers(url: string, { replace = false } = {}): void {
  navigations += 1
  addEventListener('pageshow', resume, { once: true })
  afterPop(() => (replace ? location.replace(url) : location.assign(url)))
}

/** The page was restored from the back/forward cache. */
function resume(): void {
  navigations -= 1
  reconcile()
}

function afterPop(act: () => void): void {
  if (awaited !== null) awaited.push(() => afterPop(act))
  else if (depth() > 0) pop(depth(), act)
  else act()
}

function pop(count: number, act: () => void): void {
  awaited = [act]
  goBack(count)
}

/** In a frame, `history` has the entries of the page around it, too; `navigation`, where there is one, has its own. */
function goBack(count: number): void {
  const own = parent === globalThis.window ? undefined : globalThis.navigation
  const entry = own?.entries()[(own.currentEntry?.index ?? 0) - count]
  if (own === undefined || entry === undefined) history.go(-count)
  else own.traverseTo(entry.key).finished?.catch(() => undefined)
}

function onPop(event: PopStateEvent): void {
  if (awaited !== null) {
    event.stopImmediatePropagation()
    const waiting = awaited
    awaited = null
    settle()
    for (const act of waiting) act()
    return
  }
  const isSamePage = location.href === address
  const open = openLayers()
  if (isSamePage && (depth() > 0 || open.length > 0)) event.stopImmediatePropagation()
  const left = isSamePage ? open.slice(depth()) : open
  settle()
  for (const layer of left.toReversed()) leave(layer)
  reconcile()
}

function leave(layer: Layer): void {
  layer.isLeaving = true
  layer.leave()
  setTimeout(() => {
    if (!layers.includes(layer)) return
    layer.isLeaving = false
    reconcile()
  }, closingMs)
}

/** After a pop: on the page's own entry the browser restores the scroll position again. */
function settle(): void {
  address = location.href
  if (depth() === 0) history.scrollRestoration = 'auto'
}

function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  // A dialog that replaces another one in the same render takes over its entry.
  queueMicrotask(() => {
    isScheduled = false
    reconcile()
  })
}

function reconcile(): void {
  if (awaited !== null || navigations > 0) return
  const wanted = openLayers().length
  if (depth() > wanted) pop(depth() - wanted, reconcile)
  while (depth() < wanted) {
    // What closes a layer may also scroll the page, which the pop must not undo.
    history.scrollRestoration = 'manual'
    address = location.href
    // The page still reads what its own entry carries.
    const kept: object | null = history.state
    history.pushState({ ...kept, layers: depth() + 1 }, '')
  }
}

function openLayers(): Layer[] {
  return layers.filter(({ isLeaving }) => !isLeaving)
}

function depth(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0
}
