import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { orders } from '#i18n/fa/orders.ts'
import { createOrderCancellationActors } from '#machines/flows/order-cancellation/order-cancellation.actors.ts'
import {
  orderCancellationMachine,
  orderCancellationSelectors as selectors,
  type OrderCancellationActor,
} from '#machines/flows/order-cancellation/order-cancellation.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toast.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { forgetOrder, keepOrder } from './changed-order.ts'

const words = orders.cancel

type Props = {
  orderId: number
  /** Whether it can be cancelled; the dialog of a refused cancellation stays. */
  isOffered: boolean
  /** Tomans that go back to the wallet. */
  refund: number
  /** Whose installments paid it. */
  lender: string | null
}

/** A button that cancels an order after a question. */
export function Cancellation(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { orderId } = props
  const actor = useFlow(() => ({
    machine: orderCancellationMachine,
    live: () => orderCancellationMachine.provide({ actors: createOrderCancellationActors(api) }),
    input: () => ({ orderId }),
    listen: (actor) => {
      const cancelled = actor.on('order.cancelled', ({ order }) => {
        keepOrder(queryClient, api, order)
        const [returned] = order.wallet_returns
        toast({
          text: returned ? words.done(toman(returned.amount)) : words.doneUnpaid,
          tone: 'ok',
        })
      })
      const outdated = actor.on('order.outdated', () => forgetOrder(queryClient, orderId))
      return () => {
        cancelled.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  return <CancellationView actor={actor} {...props} />
}

/** Renders the current state of the flow. */
export function CancellationView({
  actor,
  isOffered,
  refund,
  lender,
}: Omit<Props, 'orderId'> & { actor: OrderCancellationActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isRefused = useSelector(actor, selectors.isRefused)
  const failure = useSelector(actor, selectors.failure)
  return (
    <>
      {isOffered && (
        <Button look="danger" onClick={() => actor.send({ type: 'cancellation.requested' })}>
          {words.open}
        </Button>
      )}
      <CancelDialog
        words={words}
        isOpen={isOpen}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
        onRetry={isRefused ? undefined : () => actor.send({ type: 'retry.requested' })}
        onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
      >
        <p>{words.text}</p>
        {refund > 0 && <p>{words.refund(toman(refund))}</p>}
        {refund > 0 && lender === null && <p>{words.withdrawable}</p>}
        {lender !== null && <p>{words.lender(lender)}</p>}
      </CancelDialog>
    </>
  )
}
