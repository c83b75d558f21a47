import { useEffect, useRef, type RefObject } from 'react'
import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Once a chip was pressed and removed, the next one has the focus; without another one the search,
 * or the page's heading.
 */
export function useChipFocus(count: number, search: RefObject<HTMLElement | null>) {
  const nav = useRef<HTMLElement>(null)
  const left = useRef<{ place: number; count: number } | null>(null)
  useEffect(() => {
    if (left.current === null || count >= left.current.count) return
    const chips = [...(nav.current?.querySelectorAll('a') ?? [])]
    const next = chips[left.current.place] ?? chips.at(-1) ?? search.current ?? pageHeading()
    left.current = null
    next?.focus()
  }, [count, search])
  return {
    nav,
    /** @param place of the chip that was pressed, from 0 */
    leave: (place: number) => {
      left.current = { place, count }
    },
  }
}
