import { useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { canWithdraw, ibanDigits, isIbanDoubtful, typedIban } from '#domain/withdrawal.ts'
import { fields } from '#i18n/fa/fields.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { sheba, toman } from '#src/lib/format.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { Button } from '#src/ui/Button.tsx'
import { IbanPrefix } from '#src/ui/IbanPrefix.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = wallet.withdrawal

/** Below this many digits, no error is shown while typing (WAL-38). */
const minDigitsForError = 6

/** The input: an amount in tomans, and an IBAN without its prefix. */
type Values = { amount: number | null; iban: string }

type Props = {
  /** What can be withdrawn, in tomans. */
  balance: number
  /** The IBAN of the profile, without its prefix; null if there is none. */
  profileIban: string | null
  /** Keeps the input until the request is received. */
  draft: FormDraft<Values>
  isBusy: boolean
  /** True when the request may have been received: only the same request may be retried. */
  isLocked: boolean
  /** True while the customer must confirm an IBAN with wrong check digits. */
  needsIbanConfirmation: boolean
  onEdit: () => void
  onConfirm: () => void
  onSubmit: (request: { amount: number; iban: string }) => void
}

/** Amount and account of a withdrawal (WAL-34 to WAL-39); wrong check digits are accepted after confirmation. */
export function WithdrawalForm(props: Props) {
  const { balance, profileIban, draft, isBusy, isLocked, needsIbanConfirmation } = props
  const { onEdit, onConfirm, onSubmit } = props
  const form = useForm<Values>({ defaultValues: { amount: null, iban: '' } })
  useFormDraft(form, draft)
  const { control, handleSubmit, setFocus } = form
  const amountRule = (typed: number | null) => canWithdraw(typed, balance) || words.amountMissing
  const {
    field: { ref: amountRef, value: amount, onChange: setAmount },
    fieldState: amountState,
  } = useController({ control, name: 'amount', rules: { validate: amountRule } })
  const {
    field: { ref: ibanRef, value: iban, onChange: setIban },
    fieldState: ibanState,
  } = useController({ control, name: 'iban', rules: { validate: ibanRule } })
  useEffect(() => {
    if (needsIbanConfirmation) setFocus('iban')
  }, [needsIbanConfirmation, setFocus])
  const [isBlurred, setBlurred] = useState(false)
  const isShort = iban.length > 0 && iban.length < ibanDigits
  const isPrompted = isShort && (isBlurred || iban.length >= minDigitsForError)
  const changeIban = (next: string) => {
    setIban(next)
    onEdit()
  }
  const submit = handleSubmit((values) => {
    if (values.amount !== null) onSubmit({ amount: values.amount, iban: values.iban })
  })
  const readOnly = isBusy || isLocked
  return (
    <form className={layout} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css({ textStyle: 'label' })}>{words.available(toman(balance))}</p>
      <AmountField
        ref={amountRef}
        label={words.amount}
        value={amount}
        readOnly={readOnly}
        error={amount !== null && amount > balance ? words.tooMuch : amountState.error?.message}
        onChange={(next) => {
          setAmount(next)
          onEdit()
        }}
      />
      <TextField
        ref={ibanRef}
        label={words.iban}
        inputMode="numeric"
        autoComplete="off"
        ltr
        lead={<IbanPrefix />}
        readOnly={readOnly}
        value={toPersianDigits(iban)}
        hint={iban === '' ? undefined : <bdi dir="ltr">{sheba(iban)}</bdi>}
        error={isPrompted ? words.ibanWrong : ibanState.error?.message}
        onFocus={() => setBlurred(false)}
        onBlur={() => setBlurred(true)}
        onChange={({ target }) => changeIban(typedIban(target.value).slice(0, ibanDigits))}
      />
      {profileIban !== null && profileIban !== iban && !readOnly && (
        <Button look="tonal" size="sm" onClick={() => changeIban(profileIban)}>
          {words.fromProfile}
        </Button>
      )}
      {isIbanDoubtful(iban) && (
        <Note
          tone="warn"
          icon="info"
          role="alert"
          action={
            needsIbanConfirmation && (
              <Button size="sm" onClick={onConfirm}>
                {words.confirmIban}
              </Button>
            )
          }
        >
          {needsIbanConfirmation ? words.confirmText : words.ibanDoubtful}
        </Note>
      )}
      <Note>
        {words.time} {words.tickets}
      </Note>
      {!isLocked && !needsIbanConfirmation && (
        <SubmitButton
          wide
          complete={canWithdraw(amount, balance) && iban.length === ibanDigits}
          busy={isBusy}
          busyLabel={words.busy}
        >
          {words.submit}
        </SubmitButton>
      )}
    </form>
  )
}

function ibanRule(typed: string): string | true {
  if (typed === '') return fields.required
  return typed.length === ibanDigits || words.ibanWrong
}

/** Type guard for a stored draft. */
export function isWithdrawalDraft(values: object): values is Values {
  return (
    'amount' in values &&
    (values.amount === null || typeof values.amount === 'number') &&
    'iban' in values &&
    typeof values.iban === 'string'
  )
}

const layout = css({ display: 'grid', gap: '4' })
