import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { changedFields, type OrderDelivery } from '#domain/order-delivery.ts'
import { staffOrderDelivery as words } from '#i18n/fa/staff-order-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffDeliveryEditSelectors as selectors,
  type StaffDeliveryEditActor,
} from '#machines/flows/staff-delivery-edit/staff-delivery-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { conflictText } from '#staff/app/conflict-text.ts'
import { formActions } from '#staff/app/form-looks.ts'
import { leavePage, useHeld } from '#staff/app/unsaved.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { deliveryText } from './delivery-text.ts'
import { movedElsewhere, type MovedOrder } from './MoveDialog.tsx'

type Props = {
  actor: StaffDeliveryEditActor
  order: MovedOrder & Pick<Schemas['StaffOrder'], 'delivery' | 'delivery_place'>
}

/** The form of a correction, and what a colleague has corrected meanwhile. */
export function DeliveryDialog({ actor, order }: Props) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isComparing = useSelector(actor, selectors.isComparing)
  const canRetry = useSelector(actor, selectors.canRetry)
  const correction = useSelector(actor, selectors.correction)
  const current = useSelector(actor, selectors.current)
  const failure = useSelector(actor, selectors.failure)
  const [isTyped, setTyped] = useState(false)
  if (isTyped && !isOpen) setTyped(false)
  useHeld({ isSaving: isBusy, isUnsaved: isTyped })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const close = () => (isBusy ? dismiss() : leavePage(dismiss))
  // What the page shows is read again after a refusal.
  const isMoved = failure?.code === 'move_impossible' && order.delivery === null
  return (
    <Dialog open={isOpen} onClose={close} title={words.title}>
      <div className={stack}>
        {failure !== null && (
          <InSight isFocused>
            {isMoved ? (
              <Note tone="danger" role="alert">
                {movedElsewhere(order)}
              </Note>
            ) : (
              <FailureNote
                failure={failure}
                onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
              />
            )}
          </InSight>
        )}
        {!isComparing ? (
          <DeliveryForm
            actor={actor}
            place={order.delivery_place}
            onType={() => setTyped(true)}
            onDismiss={dismiss}
          />
        ) : current === null || correction === null ? (
          failure === null && <Skeleton height="160px" radius="16px" />
        ) : (
          <Conflict actor={actor} theirs={current} mine={correction.delivery} />
        )}
      </div>
    </Dialog>
  )
}

type ConflictProps = {
  actor: StaffDeliveryEditActor
  theirs: OrderDelivery
  mine: OrderDelivery
}

/** What a colleague has corrected meanwhile, next to the input here. */
function Conflict({ actor, theirs, mine }: ConflictProps) {
  const savedBy = useSelector(actor, selectors.savedBy)
  return (
    <>
      <Note tone="warn" role="alert">
        {conflictText(words, savedBy)}
      </Note>
      <dl className={stack}>
        {changedFields(theirs, mine).map((field) => (
          <div key={field} className={css({ overflowWrap: 'anywhere' })}>
            <dt className={css({ textStyle: 'label' })}>{words.names[field]}</dt>
            <dd>{words.theirs(deliveryText(theirs, field))}</dd>
            <dd>{words.mine(deliveryText(mine, field))}</dd>
          </div>
        ))}
      </dl>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.otherStays}</p>
      <div className={formActions}>
        <Button onClick={() => actor.send({ type: 'mine.kept' })}>{words.keepMine}</Button>
        <Button look="line" onClick={() => actor.send({ type: 'dialog.dismissed' })}>
          {words.leaveTheirs}
        </Button>
      </div>
    </>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
