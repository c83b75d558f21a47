import { useQueryClient } from '@tanstack/react-query'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import { createStaffOrdersMoveActors } from '#machines/flows/staff-orders-move/staff-orders-move.actors.ts'
import { staffOrdersMoveMachine } from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'

/**
 * The flow in which many orders are moved.
 * @param onDone is called when some were moved
 */
export function useOrdersMove(onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useFlow(() => ({
    machine: staffOrdersMoveMachine,
    live: () => staffOrdersMoveMachine.provide({ actors: createStaffOrdersMoveActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.anyOrder })
      const moved = actor.on('orders.moved', ({ count }) => {
        renew()
        if (count > 0) toast({ text: staffOrders.move.done(number(count)), tone: 'ok' })
        onDone()
      })
      const outdated = actor.on('orders.outdated', renew)
      return () => {
        moved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
}
