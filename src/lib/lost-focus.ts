import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element if the control that had the focus is gone or disabled; nothing is taken from one that can be used. */
export function takeLostFocus(element: HTMLElement | null | undefined, options?: FocusOptions) {
  const focused = document.activeElement
  if (focused === document.body || focused?.matches(':disabled')) element?.focus(options)
}

/**
 * Focuses a control of a part whose focused control was replaced: browsers would let the keyboard begin at the top of the
 * page.
 *
 * @param content changes when the part shows something else
 * @param control selects the control to focus
 * @returns for the element of the part
 */
export function useLostFocus(
  content: unknown,
  control = 'input, button:enabled',
): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(content)
  useEffect(() => {
    if (before.current === content) return
    before.current = content
    takeLostFocus(part.current?.querySelector<HTMLElement>(control))
  }, [content, control])
  return part
}
