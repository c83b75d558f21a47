import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses a control of a part whose focused control was replaced: browsers would let the keyboard begin at the
 * top of the page. Nothing is taken from a control that has the focus.
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
    if (document.activeElement !== document.body) return
    part.current?.querySelector<HTMLElement>(control)?.focus()
  }, [content, control])
  return part
}
