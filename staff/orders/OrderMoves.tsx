import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createStaffOrderMoveActors } from '#machines/flows/staff-order-move/staff-order-move.actors.ts'
import {
  staffOrderMoveMachine,
  type StaffOrderMoveActor,
} from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { orderQuery, queryKeys } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { textLink } from '#src/ui/text-link.ts'
import { toast } from '#src/ui/toast.ts'
import { MoveDialog, type MovedOrder } from './MoveDialog.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import type { ShippedOrder } from './ShippingNotes.tsx'
import { statusName } from './status-name.ts'
import { Panel } from '#staff/app/Panel.tsx'

const words = staff.move

/** The steps that can be taken with an order. */
export function OrderMoves({
  order,
  unsavedCode,
}: {
  order: Schemas['StaffOrder']
  unsavedCode: string | null
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id: orderId } = order
  const actor = useFlow(() => ({
    machine: staffOrderMoveMachine,
    live: () => staffOrderMoveMachine.provide({ actors: createStaffOrderMoveActors(api) }),
    input: () => ({ orderId }),
    listen: (actor) => {
      const moved = actor.on('order.moved', ({ order }) => {
        queryClient.setQueryData(orderQuery(api, orderId).queryKey, order)
        void queryClient.invalidateQueries({ queryKey: queryKeys.allOrders })
        toast({
          text: words.done(statusName(order.text_status, order.shipping.is_in_person)),
          tone: 'ok',
        })
      })
      const outdated = actor.on('order.outdated', () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.order(orderId) })
      })
      return () => {
        moved.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  return <OrderMovesView actor={actor} order={order} unsavedCode={unsavedCode} />
}

type Props = {
  actor: StaffOrderMoveActor
  order: MovedOrder &
    ShippedOrder &
    Pick<Schemas['StaffOrder'], 'moves' | 'waits_at_desk' | 'refunds' | 'refund_left'>
  /** Unsaved parcel code. */
  unsavedCode?: string | null
}

/** Renders the current state of the flow. */
export function OrderMovesView({ actor, order, unsavedCode = null }: Props) {
  const { moves, waits_at_desk: waitsAtDesk } = order
  return (
    <Panel title={words.title}>
      {moves.length === 0 && (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>
          {waitsAtDesk ? words.atDesk : words.none}
        </p>
      )}
      {waitsAtDesk && (
        <Link href={paths.pickUp} className={textLink}>
          {words.toDesk}
        </Link>
      )}
      <MoveButtons actor={actor} order={order} />
      <MoveDialog {...{ actor, order, unsavedCode }} />
    </Panel>
  )
}
