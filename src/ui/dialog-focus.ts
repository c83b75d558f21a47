import { useInsertionEffect, useRef, type RefObject } from 'react'
import { pageHeading } from '#src/lib/page-heading.ts'

type Parts = {
  content: RefObject<HTMLElement | null>
  title: RefObject<HTMLElement | null>
  lastFocus?: () => HTMLElement | null
}

/**
 * The elements that a dialog focuses: `first`, when it opens, is its selected option, its first field or its title;
 * `last`, when it closes, is what opened it, or if that was removed what `lastFocus` finds, or the page's heading.
 */
export function useDialogFocus(open: boolean, { content, title, lastFocus }: Parts) {
  const opener = useRef<Element>(null)
  // Before layout effects: by then a field of the content may have taken the focus.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return {
    first: () => firstField(content.current) ?? title.current,
    last: () => (canTakeFocus(opener.current) ? opener.current : (lastFocus?.() ?? pageHeading())),
  }
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
