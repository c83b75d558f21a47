import { useQueryClient } from '@tanstack/react-query'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { createStaffMoneyMoveActors } from '#machines/flows/staff-money-move/staff-money-move.actors.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import { staffMoneyMoveMachine } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'
import { stockAdvice } from './stock-advice.ts'

/**
 * The flow of the moves of money on a page.
 * @param onRead is called when everything that a move may have changed has been fetched again, successfully or not
 */
export function useMoneyMove(onRead?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffMoneyMoveMachine,
    live: () => staffMoneyMoveMachine.provide({ actors: createStaffMoneyMoveActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = async () => {
        const keys = [queryKeys.allMoney, queryKeys.anyOrder]
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
        onRead?.()
      }
      const moved = actor.on('money.moved', ({ move }) => {
        void renew()
        const advice = stockAdvice(move)
        const text = doneText(move)
        toast({ text: advice === null ? text : `${text} ${advice}`, tone: 'ok' })
      })
      const outdated = actor.on('money.outdated', () => void renew())
      return () => {
        moved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}

const { done, cardsRevoked } = staffFinance.move

const doneText = ({ kind, cards }: MoneyMove): string =>
  kind === 'revokeGiftCardIssue' && cards !== undefined ? cardsRevoked(number(cards)) : done[kind]
