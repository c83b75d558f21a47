import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import {
  compareDeliveries,
  type DeliveryField,
  type DeliveryVersions,
  type OrderDelivery,
} from '#domain/order-delivery.ts'
import { staffOrderDelivery as words } from '#i18n/fa/staff-order-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  staffDeliveryEditSelectors as selectors,
  type StaffDeliveryEditActor,
} from '#machines/flows/staff-delivery-edit/staff-delivery-edit.machine.ts'
import { css } from '#styled/css/index.js'
import { conflictText } from '#staff/app/conflict-text.ts'
import { formActions } from '#staff/app/form-looks.ts'
import { closeForm, useHeld } from '#staff/app/unsaved.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard } from '#src/ui/RadioCard.tsx'
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
  const isImpossible = useSelector(actor, selectors.isImpossible)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canResume = useSelector(actor, selectors.canResume)
  const known = useSelector(actor, selectors.known)
  const correction = useSelector(actor, selectors.correction)
  const current = useSelector(actor, selectors.current)
  const failure = useSelector(actor, selectors.failure)
  const [isTyped, setTyped] = useState(false)
  if (isTyped && !isOpen) setTyped(false)
  useHeld({ isSaving: isBusy, isUnsaved: isTyped && !isImpossible })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const close = () => (isBusy ? dismiss() : closeForm(dismiss))
  // What the page shows is read again after a refusal.
  const isMoved = isImpossible && order.delivery === null
  return (
    <Dialog open={isOpen} onClose={close} title={words.title}>
      <div className={stack}>
        {failure !== null && (
          <InSight isFocused>
            {isMoved ? (
              <Note tone="danger" role="alert">
                {movedElsewhere(order, failure)} {words.impossible}
              </Note>
            ) : (
              <FailureNote
                failure={failure}
                onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
              />
            )}
          </InSight>
        )}
        {canResume && (
          <Button look="line" onClick={() => actor.send({ type: 'edit.resumed' })}>
            {words.resume}
          </Button>
        )}
        {!isComparing ? (
          <DeliveryForm
            actor={actor}
            place={order.delivery_place}
            onType={() => setTyped(true)}
            onDismiss={close}
          />
        ) : known === null || correction === null || current === null ? (
          failure === null && <Skeleton height="160px" radius="16px" />
        ) : (
          <Comparison
            actor={actor}
            versions={{ known, mine: correction.delivery, theirs: current }}
            onDismiss={close}
          />
        )}
      </div>
    </Dialog>
  )
}

type ComparisonProps = {
  actor: StaffDeliveryEditActor
  versions: DeliveryVersions
  onDismiss: () => void
}

/** What a colleague has corrected meanwhile, next to the input here. */
function Comparison({ actor, versions, onDismiss }: ComparisonProps) {
  const savedBy = useSelector(actor, selectors.savedBy)
  const canMerge = useSelector(actor, selectors.canMerge)
  const isLeftToTheirs = useSelector(actor, selectors.isLeftToTheirs)
  const { conflicts, mine, theirs } = compareDeliveries(versions)
  const isSame = conflicts.length === 0 && mine.length === 0
  const together = isSame ? words.same : words.noConflict
  return (
    <>
      <InSight isFocused>
        <Note tone="warn" role="alert">
          {conflictText(words, savedBy)} {conflicts.length > 0 ? words.decide : together}
        </Note>
      </InSight>
      {conflicts.map((field) => (
        <FieldChoice key={field} actor={actor} field={field} versions={versions} />
      ))}
      <Changes title={words.onlyTheirs} fields={theirs} delivery={versions.theirs} />
      <Changes title={words.onlyMine} fields={mine} delivery={versions.mine} />
      <div className={formActions}>
        <Button disabled={!canMerge} onClick={() => actor.send({ type: 'merge.accepted' })}>
          {isLeftToTheirs ? words.leaveTheirs : words.save}
        </Button>
        <Button look="line" onClick={onDismiss}>
          {words.keep}
        </Button>
      </div>
    </>
  )
}

type FieldChoiceProps = {
  actor: StaffDeliveryEditActor
  field: DeliveryField
  versions: DeliveryVersions
}

/** The two values of a field that both have changed. */
function FieldChoice({ actor, field, versions }: FieldChoiceProps) {
  const name = useId()
  const choices = useSelector(actor, selectors.choices)
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>
        {words.names[field]}
      </legend>
      <div className={css({ display: 'grid', gap: '2' })}>
        {(['theirs', 'mine'] as const).map((side) => (
          <RadioCard
            key={side}
            name={name}
            title={words[side](deliveryText(versions[side], field))}
            checked={choices[field] === side}
            onChange={() => actor.send({ type: 'side.chosen', field, side })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChangesProps = { title: string; fields: readonly DeliveryField[]; delivery: OrderDelivery }

/** What is kept of a side in any case. */
function Changes({ title, fields, delivery }: ChangesProps) {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <div className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
      <p id={id} className={css({ textStyle: 'label' })}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {fields.map((field) => (
          <li key={field}>{words.changed(words.names[field], deliveryText(delivery, field))}</li>
        ))}
      </ul>
    </div>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
