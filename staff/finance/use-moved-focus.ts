import { useEffect, useRef } from 'react'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Focuses the page's heading when a move, also one that was refused or whose reply was lost, has taken its own button away
 * with the list that was read again.
 * @param readAt when the list was last read, in milliseconds since 1970
 */
export function useMovedFocus(actor: StaffMoneyMoveActor, readAt: number): void {
  const isAwaited = useRef(false)
  const before = useRef(readAt)
  useEffect(() => {
    const awaitList = () => {
      isAwaited.current = true
    }
    const moved = actor.on('money.moved', awaitList)
    const outdated = actor.on('money.outdated', awaitList)
    return () => {
      moved.unsubscribe()
      outdated.unsubscribe()
    }
  }, [actor])
  useEffect(() => {
    if (before.current === readAt) return
    before.current = readAt
    if (!isAwaited.current) return
    isAwaited.current = false
    takeLostFocus(pageHeading(), { preventScroll: true })
  }, [readAt])
}
