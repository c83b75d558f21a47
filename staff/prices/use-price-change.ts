import { useQueryClient } from '@tanstack/react-query'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { createStaffPriceChangeActors } from '#machines/flows/staff-price-change/staff-price-change.actors.ts'
import { staffPriceChangeMachine } from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * The flow in which many prices change.
 * @param onDone is called when some have changed
 */
export function usePriceChange(onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffPriceChangeMachine,
    live: () => staffPriceChangeMachine.provide({ actors: createStaffPriceChangeActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => {
        for (const queryKey of [queryKeys.anyProduct, queryKeys.pricePlans])
          void queryClient.invalidateQueries({ queryKey })
      }
      const changed = actor.on('prices.changed', ({ result, isPlanned }) => {
        renew()
        const text = isPlanned ? staffPrices.planned : staffPrices.changed
        toast({ text: text(number(result.changed)), tone: 'ok' })
        onDone()
      })
      const outdated = actor.on('prices.outdated', renew)
      return () => {
        changed.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
