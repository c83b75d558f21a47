import { useQueryClient } from '@tanstack/react-query'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { createStaffPriceUndoActors } from '#machines/flows/staff-price-undo/staff-price-undo.actors.ts'
import { staffPriceUndoMachine } from '#machines/flows/staff-price-undo/staff-price-undo.machine.ts'
import { useRefetchedFocus } from '#staff/app/use-refetched-focus.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'
import { renewPrices } from './renew-prices.ts'

/** The flow in which a change of many prices is undone. Its button may be gone once the prices were read again. */
export function usePriceUndo() {
  const api = useApi()
  const queryClient = useQueryClient()
  const restoreFocus = useRefetchedFocus()
  return useFlow(() => ({
    machine: staffPriceUndoMachine,
    live: () => staffPriceUndoMachine.provide({ actors: createStaffPriceUndoActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = async () => {
        await renewPrices(queryClient)
        restoreFocus()
      }
      const returned = actor.on('prices.returned', ({ result }) => {
        void renew()
        if (result.left_out.length === 0)
          toast({ text: staffPrices.undo.returned(number(result.returned)), tone: 'ok' })
      })
      const outdated = actor.on('prices.outdated', () => void renew())
      return () => {
        returned.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
