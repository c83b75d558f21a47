import { useEffect, useRef } from 'react'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { pageHeading } from '#src/lib/page-heading.ts'

/**
 * Focuses the page's heading when a move, also one that was refused or whose reply was lost, has taken its own button away
 * with the list that was read again.
 * @param data what the list shows
 */
export function useMovedFocus(actor: StaffMoneyMoveActor, data: unknown): void {
  const isAwaited = useRef(false)
  const before = useRef(data)
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
    if (before.current === data) return
    before.current = data
    if (!isAwaited.current) return
    isAwaited.current = false
    takeLostFocus(pageHeading(), { preventScroll: true })
  }, [data])
}
