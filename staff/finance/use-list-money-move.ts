import { useEffect, useReducer } from 'react'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { pageHeading } from '#src/lib/page-heading.ts'
import { useMoneyMove } from './use-money-move.ts'

/**
 * The flow of the moves of money in a list. The page's heading is focused when a move, also one that was refused or whose
 * reply was lost, has taken its own button away with the list that was read again.
 */
export function useListMoneyMove() {
  const [timesRead, countRead] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (timesRead > 0) takeLostFocus(pageHeading(), { preventScroll: true })
  }, [timesRead])
  return useMoneyMove(countRead)
}
