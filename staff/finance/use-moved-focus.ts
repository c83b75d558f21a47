import { useEffect, useRef } from 'react'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Focuses the page's heading when a move has taken its own button away, with the list that was read again.
 * @param data what the list shows
 */
export function useMovedFocus(actor: StaffMoneyMoveActor, data: unknown): void {
  const hasMoved = useRef(false)
  const before = useRef(data)
  useEffect(() => {
    const moved = actor.on('money.moved', () => {
      hasMoved.current = true
    })
    return () => moved.unsubscribe()
  }, [actor])
  useEffect(() => {
    if (before.current === data) return
    before.current = data
    if (!hasMoved.current) return
    hasMoved.current = false
    takeLostFocus(pageHeading(), { preventScroll: true })
  }, [data])
}
