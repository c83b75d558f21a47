import { useSelector } from '@xstate/react'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  returnCancellationSelectors as selectors,
  type ReturnCancellationActor,
} from '#machines/flows/return-cancellation/return-cancellation.machine.ts'
import { css } from '#styled/css/index.js'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { day, timeOfDay } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

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
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'retry.requested' })
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.title} alert>
      <div className={stack}>
        {failure === null && (
          <>
            <p>{words.text}</p>
            <p>{until === null ? words.over : words.again(day(until), timeOfDay(until))}</p>
          </>
        )}
        <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        <div className={actions}>
          {failure === null && (
            <Button
              look="danger"
              busy={isBusy}
              busyLabel={words.busy}
              onClick={() => actor.send({ type: 'cancellation.confirmed' })}
            >
              {words.confirm}
            </Button>
          )}
          <Button look="line" disabled={isBusy} onClick={dismiss}>
            {failure === null ? words.keep : words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } })
