import { useSelector } from '@xstate/react'
import { staffPricePlans } from '#i18n/fa/staff-price-plans.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import {
  staffPriceUndoSelectors as selectors,
  type PricePlan,
  type StaffPriceUndoActor,
} from '#machines/flows/staff-price-undo/staff-price-undo.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { movedText } from '#staff/app/conflict-text.ts'
import { ConfirmButton } from '#staff/app/ConfirmButton.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'
import { changeText, whatText } from './plan-columns.tsx'
import { LeftPrices } from './LeftPrices.tsx'

const words = staffPricePlans.undo

/** Asks before a change of many prices is undone, with how many return and how many stay, and names what stayed. */
export function PriceUndoDialog({ actor }: { actor: StaffPriceUndoActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isLoading = useSelector(actor, selectors.isLoading)
  const isBusy = useSelector(actor, selectors.isBusy)
  const canConfirm = useSelector(actor, selectors.canConfirm)
  const canRetry = useSelector(actor, selectors.canRetry)
  const plan = useSelector(actor, selectors.plan)
  const result = useSelector(actor, selectors.result)
  const failure = useSelector(actor, selectors.failure)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={result === null ? words.title : words.doneTitle}
      alert
    >
      <div className={css({ display: 'grid', gap: '4', textStyle: 'body' })}>
        {isLoading && <p role="status">{words.loading}</p>}
        {plan !== null && <Question plan={plan} />}
        {failure !== null && (
          <InSight isFocused>
            <FailureNote
              failure={failure}
              text={movedText(words, failure.savedBy, undefined)}
              onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
            />
          </InSight>
        )}
        {result !== null && <LeftPrices result={result} />}
        <div className={formActions}>
          {plan !== null && (canConfirm || (isBusy && !isLoading)) && (
            <ConfirmButton
              removes={false}
              busy={isBusy}
              busyLabel={words.busy}
              onClick={() => actor.send({ type: 'undo.confirmed', key: newKey() })}
            >
              {words.confirm(number(plan.returnable))}
            </ConfirmButton>
          )}
          <Button look="line" disabled={isBusy && !isLoading} onClick={dismiss}>
            {canConfirm || isBusy ? staffPrices.keep : staffPrices.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Question({ plan }: { plan: PricePlan }) {
  const { returnable, changed_since: changedSince, starts_at: at } = plan
  return (
    <>
      <p>
        {words.of(changeText(plan), whatText(plan))}
        <span className={secondaryText}>{words.by(momentText(at), fullName(plan))}</span>
      </p>
      {returnable > 0 ? (
        <p>{words.returns(number(returnable))}</p>
      ) : (
        <Note role="status">{words.nothing}</Note>
      )}
      {returnable > 0 && changedSince > 0 && (
        <Note tone="warn">{words.stays(number(changedSince))}</Note>
      )}
    </>
  )
}
