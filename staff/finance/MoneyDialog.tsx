import { useRef, type FormEvent } from 'react'
import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import {
  staffMoneyMoveSelectors as selectors,
  type StaffMoneyMoveActor,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import {
  fieldsOf,
  giftCardTotal,
  type MoneyFields,
  type MoneyMove,
  type ReturnedGoods,
} from '#machines/flows/staff-money-move/money-moves.ts'
import { newKey } from '#machines/kernel/key.ts'
import type { Failure, RecordedPayment } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { movedText } from '#staff/app/conflict-text.ts'
import { ConfirmButton } from '#staff/app/ConfirmButton.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { FormFoot } from '#staff/app/FormFoot.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { paths } from '#staff/app/paths.ts'
import { useHeld } from '#staff/app/unsaved.ts'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { textIn } from '#staff/app/form-text.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { number, toman } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { bankCode } from './bank-code.ts'
import { Copyable } from './Copyable.tsx'
import { CopyableIban } from './CopyableIban.tsx'
import { customerName } from './customer-name.ts'
import { EarlierRefundsNote } from './EarlierRefundsNote.tsx'
import { IssuedCodes } from './IssuedCodes.tsx'
import { MoneyInputs } from './MoneyInputs.tsx'
import { OpenReturnsNote } from './OpenReturnsNote.tsx'
import { stockAdvice } from './stock-advice.ts'

const words = staffFinance.move

/** Asks what the books need to know of a move, and says why it was not made. */
export function MoneyDialog({ actor }: { actor: StaffMoneyMoveActor }) {
  const isOpen = useSelector(actor, selectors.isOpen)
  const isBusy = useSelector(actor, selectors.isBusy)
  const canRetry = useSelector(actor, selectors.canRetry)
  const canConfirm = useSelector(actor, selectors.canConfirm)
  const isRenewed = useSelector(actor, selectors.isRenewed)
  const areReturnsChanged = useSelector(actor, selectors.areReturnsChanged)
  const isNothingLeft = useSelector(actor, selectors.isNothingLeft)
  const isUnsettled = useSelector(actor, selectors.isUnsettled)
  const move = useSelector(actor, selectors.move)
  const typed = useSelector(actor, selectors.fields)
  const failure = useSelector(actor, selectors.failure)
  const isUnsent = useSelector(actor, selectors.isUnsent)
  const isTotalling = useSelector(actor, selectors.isTotalling)
  const sharing = useSelector(actor, selectors.sharing)
  const isIssued = useSelector(actor, selectors.isIssued)
  const isWarned = useSelector(actor, selectors.isWarned)
  const giftCodes = useSelector(actor, selectors.giftCodes)
  const edits = useEditedFields()
  const shown = useRef<HTMLFormElement>(null)
  useHeld({ isSaving: isBusy, isUnsaved: isOpen && (edits.isEdited || isUnsent) })
  const dismiss = () =>
    actor.send({
      type: 'dialog.dismissed',
      ...(shown.current !== null && move !== null && { fields: readFields(shown.current, move) }),
    })
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
  if (isTotalling) return <TotalQuestion actor={actor} onDismiss={dismiss} />
  if (sharing !== null)
    return <SharingQuestion actor={actor} payment={sharing} onDismiss={dismiss} />
  const { kind, amount, payee, transferrer, isOwnTransfer = false, openReturns } = move
  const { cards = 0, isBought = false, goods = [], refunded = 0 } = move
  const about = isBought
    ? words.aboutBoughtCard(toman(amount))
    : words.about[kind](toman(amount), number(cards))
  const advice = stockAdvice(move)
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    edits.reset(event.currentTarget)
    const fields = readFields(event.currentTarget, move)
    actor.send({ type: 'move.confirmed', fields, key: newKey() })
  }
  return (
    <Dialog open={isOpen} onClose={dismiss} title={words.titles[kind]} alert>
      <form ref={shown} className={stack} onSubmit={confirm} onChange={edits.onChange} noValidate>
        {!isNothingLeft && <p>{about}</p>}
        {payee !== undefined && (
          <p className={css({ display: 'grid', gap: '1' })}>
            <span>
              {payee.name === '' ? (
                words.unnamedPayee
              ) : (
                <>
                  {words.payee} <bdi>{payee.name}</bdi>
                </>
              )}
            </span>
            <CopyableIban iban={payee.iban} />
          </p>
        )}
        {transferrer !== undefined && (
          <Note tone="warn">
            {words.takingOver(fullName(transferrer), momentText(transferrer.at))}
          </Note>
        )}
        {isOwnTransfer && <Note tone="warn">{words.refusingOwn(toman(amount))}</Note>}
        {advice !== null && <p>{advice}</p>}
        {goods.length > 0 && <StockLinks goods={goods} />}
        {refunded > 0 && <p>{words.refundedBefore(toman(refunded))}</p>}
        {openReturns !== undefined && openReturns.amount > 0 && (
          <OpenReturnsNote orderId={move.id} returns={openReturns} />
        )}
        {move.earlier !== undefined && move.earlier.refunded > 0 && (
          <EarlierRefundsNote earlier={move.earlier} amount={amount} />
        )}
        {canConfirm && isUnsettled && <Note tone="warn">{words.unsettled}</Note>}
        <MoneyInputs actor={actor} move={move} edits={edits} />
        {isRenewed && (
          <InSight isFocused>
            <Note tone="warn" role="alert">
              {renewedText(kind, areReturnsChanged)(toman(amount))}
            </Note>
          </InSight>
        )}
        {isNothingLeft && (
          <InSight isFocused>
            <Note tone="danger" role="alert">
              {nothingLeftText(kind)}
            </Note>
          </InSight>
        )}
        {failure !== null && (
          <InSight isFocused>
            <FailureNote
              failure={failure}
              text={failedText(failure, kind)}
              onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
            />
          </InSight>
        )}
        {failure !== null && isUnrecorded(failure) && typed.bankCode !== undefined && (
          <Copyable
            label={words.fields.bankCode}
            text={typed.bankCode}
            shown={bankCode(typed.bankCode)}
          />
        )}
        <FormFoot
          confirm={words.confirm[kind]}
          words={footWords(kind)}
          isBusy={isBusy}
          canConfirm={canConfirm || isBusy}
          onDismiss={dismiss}
        />
      </form>
    </Dialog>
  )
}

/** Whether the bank's code of a payment that may have been made was not recorded. */
const isUnrecorded = ({ code, recorded }: Failure): boolean =>
  code === 'withdrawal_cancelled' || code === 'transfer_taken' || recorded !== undefined

/** What a failure says in place of the sentence of its code; undefined if that says it. */
function failedText({ code, savedBy, recorded }: Failure, kind: MoneyMove['kind']) {
  if (recorded !== undefined) {
    const { recorded_by: by, is_own: isOwn, bank_tracking_code: theirs } = recorded
    const [at, shown] = [momentText(by.at), bankCode(theirs)]
    const text = isOwn
      ? words.ownPaymentRecorded(at, shown)
      : words.paymentRecorded(fullName(by), at, shown)
    return `${text} ${words.twicePaid}`
  }
  if (code !== 'transfer_taken') return movedText(words, savedBy, undefined)
  const movedBy = kind === 'payWithdrawal' ? words.paymentTaken : words.transferTakenBy
  return movedText({ movedBy }, savedBy, undefined)
}

function renewedText(kind: MoneyMove['kind'], areReturnsChanged: boolean) {
  if (kind === 'payOutUnclaimed') return words.renewedUnclaimed
  if (isReturn(kind)) return words.renewedReturn
  return areReturnsChanged ? words.returnsChanged : words.renewed
}

function nothingLeftText(kind: MoneyMove['kind']): string {
  if (kind === 'payOutUnclaimed') return words.nothingLeftUnclaimed
  if (isReturn(kind)) return words.nothingLeftReturn
  return kind === 'refundToBank' ? words.nothingLeftToBank : words.nothingLeft
}

const isReturn = (kind: MoneyMove['kind']): boolean =>
  kind === 'approveReturn' || kind === 'receiveReturn'

/** A release is called «انصراف», so the button that leaves its dialog is not. */
const footWords = (kind: MoneyMove['kind']) =>
  kind === 'releaseTransfer' ? { ...words, keep: words.close } : words

function readFields(form: HTMLFormElement, { kind }: MoneyMove): MoneyFields {
  const typed = new FormData(form)
  return Object.fromEntries(fieldsOf[kind].map(({ name }) => [name, textIn(typed, name)]))
}

/** Links to where the stock of returned goods is raised, in a new tab: this dialog stays open. */
function StockLinks({ goods }: { goods: readonly ReturnedGoods[] }) {
  return (
    <ul aria-label={words.stock.list} className={css({ display: 'grid', gap: '1' })}>
      {goods.map(({ productId, variantId, name }) => (
        <li key={variantId}>
          <a
            href={paths.returnedStock(productId, variantId)}
            target="_blank"
            rel="noopener"
            className={textLink}
          >
            <StockName name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One item of the link's row, so that it wraps as a whole. */
const StockName = ({ name }: { name: string }) => (
  <span>
    <Bdi>{words.stock.of(name)}</Bdi>
  </span>
)

type TotalProps = { actor: StaffMoneyMoveActor; onDismiss: () => void }

/** Asks for confirmation, with the total value of the cards. */
function TotalQuestion({ actor, onDismiss }: TotalProps) {
  const typed = useSelector(actor, selectors.fields)
  const { count, total } = giftCardTotal(typed)
  return (
    <Dialog open onClose={onDismiss} title={words.total.title(toman(total))} alert>
      <div className={stack}>
        <Note tone="warn">
          {words.total.text(number(count), toman(total / count), toman(total))}
        </Note>
        <div className={formActions}>
          <ConfirmButton removes={false} onClick={() => actor.send({ type: 'total.accepted' })}>
            {words.total.confirm(number(count))}
          </ConfirmButton>
          <Button look="line" onClick={() => actor.send({ type: 'total.declined' })}>
            {words.total.back}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type SharingProps = TotalProps & { payment: RecordedPayment }

/** Asks whether the bank gave the same code for the payment that has it already. */
function SharingQuestion({ actor, payment, onDismiss }: SharingProps) {
  const { bank_tracking_code: code, tracking_code: withdrawal, recorded_by: by } = payment
  const at = momentText(by.at)
  return (
    <Dialog open onClose={onDismiss} title={words.sharing.title} alert>
      <div className={stack}>
        <Note tone="warn">
          <Bdi>
            {words.sharing.text(bankCode(code), toPersianDigits(withdrawal), customerName(payment))}
          </Bdi>{' '}
          {payment.is_own ? words.sharing.own(at) : words.sharing.by(fullName(by), at)}
        </Note>
        <p>{words.sharing.advice}</p>
        <div className={formActions}>
          <Button onClick={() => actor.send({ type: 'sharing.declined' })}>
            {words.sharing.back}
          </Button>
          <ConfirmButton
            removes={false}
            look="line"
            onClick={() => actor.send({ type: 'sharing.accepted', key: newKey() })}
          >
            {words.sharing.confirm}
          </ConfirmButton>
        </div>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
