import { useEffect, useRef } from 'react'

/**
 * The element around the views of a flow, which takes the focus with each new one: it was in a field or on a button of
 * the one before.
 * @param view the name of what is shown
 */
export function useViewFocus(view: string) {
  const shown = useRef(view)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    place.current?.focus()
  }, [view])
  return place
}
