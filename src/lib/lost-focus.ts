import { useEffect, useRef, type RefObject } from 'react'

/** Moves focus to `element` if the focused control was removed or disabled; otherwise does nothing. */
export function takeLostFocus(element: HTMLElement | null | undefined, options?: FocusOptions) {
  const focused = document.activeElement
  if (focused === document.body || focused?.matches(':disabled')) element?.focus(options)
}

/**
 * Restores focus inside a container after its focused control was replaced; otherwise Tab starts from the top of the page.
 *
 * @param content changes when the container shows something else; undefined until it is loaded
 * @param control selects the control to focus
 * @returns for the element of the container
 */
export function useLostFocus(
  content: unknown,
  control = 'input:not(:disabled), button:not(:disabled)',
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef(content)
  useEffect(() => {
    const last = before.current
    before.current = content
    if (last === undefined || last === content) return
    takeLostFocus(container.current?.querySelector<HTMLElement>(control))
  }, [content, control])
  return container
}
