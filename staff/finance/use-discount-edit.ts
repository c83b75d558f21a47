import { useQueryClient } from '@tanstack/react-query'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { createStaffDiscountEditActors } from '#machines/flows/staff-discount-edit/staff-discount-edit.actors.ts'
import { staffDiscountEditMachine } from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toast } from '#src/ui/toast.ts'

/** The flow of the edits of discount codes on a page. */
export function useDiscountEdit() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffDiscountEditMachine,
    live: () => staffDiscountEditMachine.provide({ actors: createStaffDiscountEditActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.allDiscounts })
      const saved = actor.on('discount.saved', () => {
        renew()
        toast({ text: staffFinance.discounts.saved, tone: 'ok' })
      })
      const outdated = actor.on('discount.outdated', renew)
      return () => {
        saved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
