import type { FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { readWhole } from '#domain/digits.ts'
import { ui } from '#i18n/fa/ui.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import {
  staffMoneyMoveSelectors as selectors,
  type StaffMoneyMoveActor,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import {
  fieldsOf,
  missingFields,
  type MoneyField,
  type MoneyFields,
  type MoneyMove,
} from '#machines/flows/staff-money-move/money-moves.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { textIn } from '#staff/app/form-text.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { toman } from '#src/lib/format.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { IssuedCodes } from './IssuedCodes.tsx'

const words = staffFinance.move

/** Asks what the books need to know of a move, and says why it was not made. */
export function MoneyDialog({ actor }: { actor: StaffMoneyMoveActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canConfirm = useSelector(actor, selectors.canConfirm)
  const isIncomplete = useSelector(actor, selectors.isIncomplete)
  const isUnsettled = useSelector(actor, selectors.isUnsettled)
  const move = useSelector(actor, selectors.move)
  const typed = useSelector(actor, selectors.fields)
  const failure = useSelector(actor, selectors.failure)
  const isIssued = useSelector(actor, selectors.isIssued)
  const isWarned = useSelector(actor, selectors.isWarned)
  const giftCodes = useSelector(actor, selectors.giftCodes)
  const edits = useEditedFields()
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  if (move === null) return null
  if (isIssued)
    return (
      <Dialog open onClose={dismiss} title={words.issued.title} alert closable={false}>
        <IssuedCodes
          codes={giftCodes}
          amount={typed.amount ?? ''}
          days={typed.validDays ?? ''}
          isWarned={isWarned}
          onKept={() => actor.send({ type: 'codes.kept' })}
        />
      </Dialog>
    )
  const { kind, amount } = move
  const missing = isIncomplete ? missingFields(move, typed) : []
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset()
    const form = new FormData(event.currentTarget)
    const fields = Object.fromEntries(fieldsOf[kind].map(({ name }) => [name, textIn(form, name)]))
    actor.send({ type: 'move.confirmed', fields, key: newKey() })
  }
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.titles[kind]} alert>
      <form className={stack} onSubmit={confirm} onChange={edits.onChange} noValidate>
        <p>{words.about[kind](toman(amount))}</p>
        {canConfirm && isUnsettled && <Note tone="warn">{words.unsettled}</Note>}
        {fieldsOf[kind].map(({ name, isNeeded }) => {
          const Field = name === 'reason' ? TextArea : TextField
          return (
            <Field
              key={name}
              name={name}
              defaultValue={typed[name]}
              label={isNeeded ? words.fields[name] : words.optional(words.fields[name])}
              hint={
                kind === 'issueGiftCards' && name === 'reason'
                  ? words.colleaguesRead
                  : name === 'amount' && move.id > 0
                    ? words.most(toman(amount))
                    : words.hints[name]
              }
              error={edits.errorOf(
                name,
                missing.includes(name) ? faultText(name, typed, move) : undefined,
              )}
              inputMode={isNumber(name) ? 'numeric' : undefined}
              maxLength={name === 'reason' ? 500 : 40}
              readOnly={!canConfirm}
              autoComplete="off"
            />
          )
        })}
        <FailureNote
          failure={failure}
          onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
        />
        <FormFoot
          confirm={words.confirm[kind]}
          words={words}
          isBusy={isBusy}
          canConfirm={canConfirm || isBusy}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

const faultText = (name: MoneyField, typed: MoneyFields, { kind, amount }: MoneyMove): string => {
  if (isNumber(name) && Number.isNaN(readWhole(typed[name] ?? ''))) return ui.wholeNumber
  return kind === 'issueGiftCards' && name === 'amount'
    ? words.cardAmount(toman(amount))
    : words.missing[name]
}

const isNumber = (name: MoneyField): boolean => name !== 'reason' && name !== 'bankCode'

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
