import { useQueryClient } from '@tanstack/react-query'
import { staffOrderDelivery as words } from '#i18n/fa/staff-order-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createStaffDeliveryEditActors } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.actors.ts'
import {
  staffDeliveryEditMachine,
  type StaffDeliveryEditActor,
} from '#machines/flows/staff-delivery-edit/staff-delivery-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { orderQuery, queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toast.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import type { MovedOrder } from './MoveDialog.tsx'

/** Corrects the receiver and the address of an order that was not sent yet. */
export function DeliveryEdit({ order }: { order: Schemas['StaffOrder'] }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id: orderId } = order
  const actor = useFlow(() => ({
    machine: staffDeliveryEditMachine,
    live: () => staffDeliveryEditMachine.provide({ actors: createStaffDeliveryEditActors(api) }),
    input: () => ({ orderId }),
    listen: (actor) => {
      const corrected = actor.on('delivery.corrected', ({ order }) => {
        queryClient.setQueryData(orderQuery(api, orderId).queryKey, order)
        void queryClient.invalidateQueries({ queryKey: queryKeys.allOrders })
        toast({ text: words.done, tone: 'ok' })
      })
      const outdated = actor.on('order.outdated', () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.order(orderId) })
      })
      return () => {
        corrected.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  return <DeliveryEditView actor={actor} order={order} />
}

type Props = {
  actor: StaffDeliveryEditActor
  order: MovedOrder & Pick<Schemas['StaffOrder'], 'delivery' | 'delivery_place'>
}

/** Renders the current state of the flow. */
export function DeliveryEditView({ actor, order }: Props) {
  const { delivery } = order
  return (
    <>
      {delivery !== null && (
        <Button
          look="line"
          className={css({ marginBlockStart: '4' })}
          onClick={() => actor.send({ type: 'edit.chosen', delivery })}
        >
          {words.open}
        </Button>
      )}
      <DeliveryDialog actor={actor} order={order} />
    </>
  )
}
