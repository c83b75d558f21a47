import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { navigateBelowLayers, openLayer } from '#src/lib/history-layers.ts'
import { loadModalDialog } from '#src/ui/Dialog.tsx'

/** Whether the edits are saved, being saved, or exist only in this page. */
type Typed = 'kept' | 'saving' | 'unsaved'

type Edits = {
  isSaving: boolean
  /** Whether there are edits that the server does not have; a running save comes first. */
  isUnsaved: boolean
}
type Leaving = () => void
/** An edited part of the page. */
type Hold = { typed: Typed }

/** How long leaving a page waits for a running save before it asks. */
const savingMs = 1500

const holds = new Set<Hold>()
/** Closes the layers that hear the back button. */
const guards = new Set<() => void>()
const listeners = new Set<() => void>()
/** Leaves the page once nothing is held, or as the question is answered. */
let leaving: Leaving | null = null
/** What the question is about; null while it is not asked. */
let asked: Leaving | null = null

/**
 * Asks before a page with unsaved edits is left by a link, a reload or the back button. A jump over several entries of the
 * history leaves without asking.
 */
export function useUnsaved({ isSaving, isUnsaved }: Edits): void {
  const typed = isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'kept'
  useEffect(() => {
    // The question is asked offline, too.
    loadModalDialog().catch(() => undefined)
  }, [])
  const isEdited = useEver(typed !== 'kept')
  useLayoutEffect(() => {
    // From the first edit to the end: its entry of the history stays below those of dialogs, whatever is saved meanwhile.
    if (isEdited) return guard()
  }, [isEdited])
  useLayoutEffect(() => {
    if (typed !== 'kept') return hold(typed)
  }, [typed])
}

/** Whether it has been true in any render. */
function useEver(is: boolean): boolean {
  const [wasEver, setEver] = useState(is)
  if (is && !wasEver) setEver(true)
  return wasEver || is
}

/** Leaves the page at once, or after the question. @param go leaves it */
export function leavePage(go: Leaving): void {
  if (holds.size === 0) {
    go()
    return
  }
  leaving = go
  settle()
  setTimeout(() => {
    if (leaving === go) show(go)
  }, savingMs)
}

/** What is asked about and its answers, for the view. */
export function useLeaving() {
  const go = useSyncExternalStore(subscribe, () => asked)
  return {
    isOpen: go !== null,
    stay,
    leave: () => {
      letGo()
      go?.()
    },
  }
}

/** Forgets what is typed, as at a sign-out: the page is left without a question. */
export function letGo(): void {
  holds.clear()
  removeEventListener('beforeunload', askBrowser)
}

function hold(typed: Typed): () => void {
  const held = { typed }
  holds.add(held)
  addEventListener('beforeunload', askBrowser)
  afterEffects()
  return () => {
    if (!holds.delete(held)) return
    if (holds.size === 0) removeEventListener('beforeunload', askBrowser)
    afterEffects()
  }
}

function guard(): () => void {
  const closeLayer = openLayer(() => leavePage(goBack))
  const close = () => {
    if (guards.delete(close)) closeLayer()
  }
  guards.add(close)
  return close
}

/** The back button leaves the page once its guard is gone. */
function goBack(): void {
  for (const close of guards) close()
  navigateBelowLayers(() => history.back())
}

/** A failed save releases and renews its hold in the same commit; this settles after both. */
const afterEffects = () => queueMicrotask(settle)

function settle(): void {
  const go = leaving
  if (go === null) return
  if (holds.size === 0) {
    stay()
    go()
  } else if ([...holds].some(({ typed }) => typed === 'unsaved')) show(go)
}

function stay(): void {
  leaving = null
  show(null)
}

function show(next: Leaving | null): void {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
