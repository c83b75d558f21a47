import { useRef, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { orderMoveLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  isToldToCustomer,
  staffOrderMoveSelectors as selectors,
  type StaffOrderMoveActor,
} from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { CountedArea } from '#staff/app/CountedText.tsx'
import { movedText } from '#staff/app/conflict-text.ts'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { useHeld } from '#staff/app/unsaved.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { toman } from '#src/lib/format.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { ShippingNotes, type ShippedOrder } from './ShippingNotes.tsx'
import { moveName, statusName } from './status-name.ts'

const words = staff.move

type Props = {
  actor: StaffOrderMoveActor
  order: MovedOrder & Refunded & ShippedOrder & Pick<Schemas['StaffOrder'], 'moves'>
  /** Unsaved parcel code; null if there is none. */
  unsavedCode: string | null
}

export type MovedOrder = Pick<Schemas['StaffOrder'], 'text_status' | 'shipping'>

type Refunded = Pick<Schemas['StaffOrder'], 'refunds' | 'refund_left'>

/** Asks for confirmation before a step of an order, and for its reason. */
export function MoveDialog({ actor, order, unsavedCode }: Props) {
  const isInPerson = order.shipping.is_in_person
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isRefused = useSelector(actor, selectors.isRefused)
  const isReasonMissing = useSelector(actor, selectors.isReasonMissing)
  const move = useSelector(actor, selectors.move)
  const reason = useSelector(actor, selectors.reason) ?? ''
  const failure = useSelector(actor, selectors.failure)
  const isUnsent = useSelector(actor, selectors.isUnsent)
  const edits = useEditedFields()
  useHeld({ isSaving: isBusy, isUnsaved: isOpen && (edits.isEdited || isUnsent) })
  const content = useLostFocus(isRefused, 'textarea')
  const rejects = isToldToCustomer(move)
  const form = useRef<HTMLFormElement>(null)
  const dismiss = () =>
    actor.send({
      type: 'dialog.dismissed',
      ...(form.current !== null && { reason: textIn(new FormData(form.current), 'reason') }),
    })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    actor.send({
      type: 'move.confirmed',
      reason: textIn(new FormData(event.currentTarget), 'reason'),
    })
  }
  const retry = () => actor.send({ type: 'retry.requested' })
  const isOutdated = failure?.code === 'move_impossible' && order.text_status !== move?.from
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={move === null ? words.title : moveName(move.event, isInPerson)}
      alert
    >
      <form ref={form} className={stack} onSubmit={confirm} onChange={edits.onChange} noValidate>
        {move !== null && (
          <p>{words.change(statusName(move.from, isInPerson), statusName(move.to, isInPerson))}</p>
        )}
        {rejects && <p>{rejectionText(order)}</p>}
        {!rejects && isRefunded(order) && <Note tone="warn">{words.refunded}</Note>}
        {move?.event === 'staff.sent' && <ShippingNotes order={order} unsavedCode={unsavedCode} />}
        <div ref={content}>
          <CountedArea
            key={move?.event}
            label={move?.needs_reason === true ? words.reason : words.optionalReason}
            hint={rejects ? words.reasonTold : words.reasonHint}
            error={edits.errorOf('reason', isReasonMissing ? words.reasonMissing : undefined)}
            name="reason"
            defaultValue={reason}
            maxLength={orderMoveLimits.reason}
            readOnly={isBusy || failure !== null}
          />
        </div>
        {isOutdated ? (
          <>
            <Note tone="danger" role="alert">
              {movedElsewhere(order, failure)}
            </Note>
            {order.moves.length > 0 && <p>{anotherText(reason, rejects)}</p>}
            <MoveButtons actor={actor} order={order} />
          </>
        ) : (
          <FailureNote failure={failure} onRetry={isRefused ? undefined : retry} />
        )}
        <FormFoot
          confirm={rejects ? words.reject : words.confirm}
          removes={rejects}
          words={words}
          isBusy={isBusy}
          canConfirm={failure === null}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

/** The reason if another step is chosen: an internal note is never sent to the customer. */
function anotherText(reason: string, rejects: boolean): string {
  if (isBlank(reason)) return words.another
  return rejects ? words.anotherAfterRejection : words.anotherWithReason
}

/** Whether the whole amount of an order was given back. */
const isRefunded = ({ refunds, refund_left: left }: Refunded): boolean =>
  refunds.length > 0 && left.total === 0

/** What a rejection gives back: the rest, if a part was refunded before. */
function rejectionText(order: Refunded): string {
  if (isRefunded(order)) return words.rejectionOfRefunded
  const { refunds, refund_left: left } = order
  return refunds.length === 0 ? words.rejection : words.rejectionOfRest(toman(left.total))
}

/** The current status of an order whose move or correction was refused, and the colleague who set it, if known. */
export function movedElsewhere(
  { text_status: status, shipping }: MovedOrder,
  { savedBy }: Failure,
): string {
  const now = words.now(statusName(status, shipping.is_in_person))
  return `${movedText(words, savedBy, words.movedElsewhere)} ${now}`
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
