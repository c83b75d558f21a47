import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { navigateBelowLayers, openLayer } from '#src/lib/history-layers.ts'
import { loadModalDialog } from '#src/ui/Dialog.tsx'
import { paths } from './paths.ts'

/** Whether the edits are saved, being saved, or exist only in this page. */
type Typed = 'kept' | 'saving' | 'unsaved'

type Edits = {
  isSaving: boolean
  /** Whether there are edits that the server does not have; a running save comes first. */
  isUnsaved: boolean
  /** Whether the query of the URL chooses the form, so that a change of the query leaves it, too. */
  isInQuery?: boolean
}
type Leaving = () => void
/** What is left: the page, or a form in a dialog, below which the page stays. */
type LeaveTarget = 'page' | 'form'
/** A form with edits that are not saved. */
type Hold = { typed: Typed; isInQuery: boolean }
/** A form that the back button is kept from leaving; its layer of the history is null while that is happening. */
type Guard = { closeLayer: (() => void) | null }

/** How long leaving a page waits for a running save before it asks. */
const savingMs = 1500

const holds = new Set<Hold>()
const guards = new Set<Guard>()
const listeners = new Set<() => void>()
/** The pending navigation: runs once nothing is unsaved, or when the user confirms. */
let leaving: Leaving | null = null
let leaveTarget: LeaveTarget = 'page'
/** What the question is about; null while it is not asked. */
let asked: Leaving | null = null

/**
 * Asks before a page with unsaved edits is left by a link, a reload or the back button. A jump over several entries of the
 * history leaves without asking.
 */
export function useUnsaved(edits: Edits): void {
  const typed = useHeld(edits)
  const isEdited = useHasBeenTrue(typed !== 'kept')
  useLayoutEffect(() => {
    // Kept from the first edit until unmount, so that its history entry stays below those of dialogs even if a save
    // finishes in between.
    if (isEdited) return guard()
  }, [isEdited])
}

/**
 * Asks before a page with unsaved edits is left by a link or a reload. For a form in a dialog, whose own entry of the
 * history the back button takes: what closes the dialog goes through `closeForm`.
 */
export function useHeld({ isSaving, isUnsaved, isInQuery = false }: Edits): Typed {
  const typed = isSaving ? 'saving' : isUnsaved ? 'unsaved' : 'kept'
  useEffect(() => {
    // The question is asked offline, too.
    loadModalDialog().catch(() => undefined)
  }, [])
  useLayoutEffect(() => {
    if (typed !== 'kept') return hold({ typed, isInQuery })
  }, [typed, isInQuery])
  return typed
}

/** True from the first render in which `value` was true. */
function useHasBeenTrue(value: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(value)
  if (value && !hasBeen) setHasBeen(true)
  return hasBeen || value
}

/** Whether there are edits that the server does not have. */
export const hasUnsaved = (): boolean => holds.size > 0

/** Whether a change of the query would leave a form with unsaved edits. */
export const isLeftByQuery = (): boolean => [...holds].some(({ isInQuery }) => isInQuery)

/** Leaves the page at once, or after the question. @param go leaves it */
export const leavePage = (go: Leaving): void => leave('page', go)

/** Closes the form of a dialog at once, or after the question. @param close closes it */
export const closeForm = (close: Leaving): void => leave('form', close)

function leave(what: LeaveTarget, go: Leaving): void {
  if (holds.size === 0) {
    go()
    return
  }
  leaving = go
  leaveTarget = what
  settle()
  setTimeout(() => {
    if (leaving === go) show(go)
  }, savingMs)
}

/** What is asked about and its answers, for the view. A form that is still shown afterwards is guarded as before. */
export function useLeaving() {
  const go = useSyncExternalStore(subscribe, () => asked)
  const what = useSyncExternalStore(subscribe, () => leaveTarget)
  return {
    isOpen: go !== null,
    what,
    stay,
    leave: () => {
      stay()
      go?.()
    },
  }
}

/** Discards the input, as at a sign-out: the page is left without a question. */
export function letGo(): void {
  holds.clear()
  removeEventListener('beforeunload', askBrowser)
}

function hold(held: Hold): () => void {
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
  const held: Guard = { closeLayer: null }
  guards.add(held)
  raise(held)
  return () => {
    guards.delete(held)
    held.closeLayer?.()
  }
}

function raise(held: Guard): void {
  held.closeLayer ??= openLayer(() => leavePage(goBack))
}

/** Removes the guards, then goes back, or to the overview if this is the first page of the tab. */
function goBack(): void {
  for (const held of guards) {
    held.closeLayer?.()
    held.closeLayer = null
  }
  navigateBelowLayers(() => {
    if ('navigation' in globalThis && !navigation.canGoBack) navigate(paths.home)
    else {
      // The entry before may be of another site, and the browser would then ask again.
      removeEventListener('beforeunload', askBrowser)
      addEventListener('popstate', () => setTimeout(guardShown), { once: true })
      history.back()
    }
  })
}

/** Once the page that is left is unmounted: the entry before may show the same form. */
function guardShown(): void {
  if (holds.size > 0) addEventListener('beforeunload', askBrowser)
  for (const held of guards) raise(held)
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
