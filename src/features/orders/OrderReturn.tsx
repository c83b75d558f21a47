import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createOrderReturnActors } from '#machines/flows/order-return/order-return.actors.ts'
import {
  orderReturnMachine,
  orderReturnSelectors as selectors,
  type OrderReturnActor,
} from '#machines/flows/order-return/order-return.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { keepOrder } from './changed-order.ts'
import { ReturnForm } from './ReturnForm.tsx'

const words = orders.returns

type Props = { order: Pick<Schemas['Order'], 'id' | 'item' | 'returnable' | 'returnable_amount'> }

/** A button that opens the form for returning goods. */
export function OrderReturn(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id: orderId } = props.order
  const actor = useFlow(() => ({
    machine: orderReturnMachine,
    live: () => orderReturnMachine.provide({ actors: createOrderReturnActors(api) }),
    input: () => ({ orderId }),
    listen: (actor) => {
      const changed = actor.on('order.changed', ({ order }) => keepOrder(queryClient, api, order))
      return () => changed.unsubscribe()
    },
  }))
  return <OrderReturnView actor={actor} {...props} />
}

/** Renders the current state of the flow. */
export function OrderReturnView({ actor, order }: Props & { actor: OrderReturnActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isForm = useSelector(actor, selectors.isForm)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isFailed = useSelector(actor, selectors.isFailed)
  const failure = useSelector(actor, selectors.failure)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <>
      {order.returnable.length > 0 && (
        <Button look="line" icon="refresh" onClick={() => actor.send({ type: 'return.requested' })}>
          {words.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={dismiss} title={words.title} look="sheet">
        {isForm ? (
          <ReturnForm
            order={order}
            isBusy={isBusy}
            isLocked={isFailed}
            failure={
              <FailureNote
                failure={failure}
                onRetry={isFailed ? retry : undefined}
                retriesWhenOnline
              />
            }
            onSubmit={(request) =>
              actor.send({ type: 'form.submitted', request, attemptKey: newKey() })
            }
          />
        ) : (
          <div className={stack}>
            <Note tone="ok" role="status">
              <strong>{words.done}</strong>
              <br />
              {words.doneText}
            </Note>
            <Button wide autoFocus onClick={dismiss}>
              {words.close}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4' })
