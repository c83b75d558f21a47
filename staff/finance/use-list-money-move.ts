import { useRefetchedFocus } from '#staff/app/use-refetched-focus.ts'
import { useMoneyMove } from './use-money-move.ts'

/** The flow of the moves of money in a list, which may lose the button of a move, also of one that failed. */
export const useListMoneyMove = () => useMoneyMove(useRefetchedFocus())
