import { useEffect, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { isSheba } from '#domain/iban.ts'
import { canWithdraw, ibanDigits, typedIban } from '#domain/withdrawal.ts'
import { fields } from '#i18n/fa/fields.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { sheba, toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { IbanPrefix } from '#src/ui/IbanPrefix.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = wallet.withdrawal

/** While an IBAN of fewer digits is typed, nothing is said of it (WAL-38). */
const promptedFrom = 6

/** What is typed: an amount in tomans, and an IBAN without its prefix. */
type Values = { amount: number | null; iban: string }

type Props = {
  /** What can be withdrawn, in tomans. */
  balance: number
  /** The IBAN of the profile, without its prefix; null if there is none. */
  profileIban: string | null
  /** Keeps what is typed until the request is received. */
  draft: FormDraft<Values>
  isBusy: boolean
  /** The request may have been received; only it may be repeated. */
  isLocked: boolean
  /** Nothing is sent until the customer confirms the IBAN. */
  isDoubted: boolean
  onEdit: () => void
  onConfirm: () => void
  onSubmit: (request: { amount: number; iban: string }) => void
}

/** Amount and account of a withdrawal (WAL-34 to WAL-39); wrong check digits are not refused, but have to be confirmed. */
export function WithdrawalForm(props: Props) {
  const { balance, profileIban, draft, isBusy, isLocked, isDoubted } = props
  const { onEdit, onConfirm, onSubmit } = props
  const [initial] = useState(() => draft.kept() ?? { amount: null, iban: '' })
  const { control, handleSubmit, setFocus } = useForm<Values>({ defaultValues: initial })
  const amountRule = (typed: number | null) => canWithdraw(typed, balance) || words.amountMissing
  const {
    field: { ref: amountRef, value: amount, onChange: setAmount },
    fieldState: amountState,
  } = useController({ control, name: 'amount', rules: { validate: amountRule } })
  const {
    field: { ref: ibanRef, value: iban, onChange: setIban },
    fieldState: ibanState,
  } = useController({ control, name: 'iban', rules: { validate: ibanRule } })
  useEffect(() => draft.keep({ amount, iban }), [draft, amount, iban])
  useEffect(() => {
    if (isDoubted) setFocus('iban')
  }, [isDoubted, setFocus])
  const [isLeft, setLeft] = useState(false)
  const isShort = iban.length > 0 && iban.length < ibanDigits
  const isPrompted = isShort && (isLeft || iban.length >= promptedFrom)
  const writeIban = (next: string) => {
    setIban(next)
    onEdit()
  }
  const submit = handleSubmit((values) => {
    if (values.amount !== null) onSubmit({ amount: values.amount, iban: values.iban })
  })
  const readOnly = isBusy || isLocked
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
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
        end={<IbanPrefix />}
        readOnly={readOnly}
        value={toPersianDigits(iban)}
        hint={iban === '' ? undefined : <bdi dir="ltr">{sheba(iban)}</bdi>}
        error={isPrompted ? words.ibanWrong : ibanState.error?.message}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => writeIban(typedIban(target.value).slice(0, ibanDigits))}
      />
      {profileIban !== null && profileIban !== iban && !readOnly && (
        <Button look="tonal" size="sm" onClick={() => writeIban(profileIban)}>
          {words.fromProfile}
        </Button>
      )}
      {iban.length === ibanDigits && !isSheba(iban) && (
        <Note
          tone="warn"
          icon="info"
          role="alert"
          action={
            isDoubted && (
              <Button size="sm" onClick={onConfirm}>
                {words.confirmIban}
              </Button>
            )
          }
        >
          {isDoubted ? words.confirmText : words.ibanDoubtful}
        </Note>
      )}
      <Note>
        {words.time} {words.tickets}
      </Note>
      {!isLocked && !isDoubted && (
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

/** Whether stored values are those of this form. */
export function isWithdrawal(values: object): values is Values {
  return (
    'amount' in values &&
    (values.amount === null || typeof values.amount === 'number') &&
    'iban' in values &&
    typeof values.iban === 'string'
  )
}

const form = css({ display: 'grid', gap: '4' })
