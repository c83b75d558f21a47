import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react'
import { pageHeading } from '#src/lib/page-heading.ts'

type Parts = {
  content: RefObject<HTMLElement | null>
  title: RefObject<HTMLElement | null>
  lastFocus?: () => HTMLElement | null
}

/**
 * The elements that a dialog focuses: `first`, when it opens, is its selected option, its first field or its title, which
 * hands the focus on to a field that is loaded later; `last`, when it closes, is what opened it, or if that was removed
 * what `lastFocus` finds, or the page's heading.
 */
export function useDialogFocus(open: boolean, { content, title, lastFocus }: Parts) {
  const opener = useRef<Element>(null)
  // Before layout effects: by then a field of the content may have taken the focus.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  const waiting = useRef<MutationObserver>(null)
  useEffect(() => {
    if (!open) waiting.current?.disconnect()
  }, [open])
  return {
    first: () => {
      const field = firstField(content.current)
      waiting.current?.disconnect()
      waiting.current = field === null ? focusWhenLoaded(content.current, title.current) : null
      return field ?? title.current
    },
    last: () => (canTakeFocus(opener.current) ? opener.current : (lastFocus?.() ?? pageHeading())),
  }
}

/** Focuses the first field as soon as there is one, unless the focus has left the title within the dialog. */
function focusWhenLoaded(content: HTMLElement | null, title: HTMLElement | null) {
  if (content === null) return null
  const observer = new MutationObserver(() => {
    const field = firstField(content)
    if (field === null) return
    observer.disconnect()
    if (document.activeElement === title || !content.contains(document.activeElement)) field.focus()
  })
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return observer
}

function firstField(content: HTMLElement | null): HTMLElement | null {
  return (
    content?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    content?.querySelector<HTMLElement>(
      ':is(input, select, textarea):enabled:not([type=hidden])',
    ) ??
    null
  )
}

function canTakeFocus(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element !== document.body &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled')
  )
}
