import { useSelector } from '@xstate/react'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  returnCancellationSelectors as selectors,
  type ReturnCancellationActor,
} from '#machines/flows/return-cancellation/return-cancellation.machine.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import { CancelDialog } from './CancelDialog.tsx'

const words = orders.returns.cancel

type Props = {
  actor: ReturnCancellationActor
  /** Until when goods of the order can be returned; null if it is too late. */
  until: Schemas['Order']['returnable_until']
}

/** Asks whether to cancel a return, and whether the same goods can then be returned at all. */
export function ReturnCancellation({ actor, until }: Props) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isRefused = useSelector(actor, selectors.isRefused)
  const failure = useSelector(actor, selectors.failure)
  return (
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
      <p>{until === null ? words.over : words.again(day(until), timeOfDay(until))}</p>
    </CancelDialog>
  )
}
