import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { isSheba } from '#domain/iban.ts'
import { canWithdraw, ibanDigits, typedIban } from '#domain/withdrawal.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { sheba, toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { IbanPrefix } from '#src/ui/IbanPrefix.tsx'
import { Note } from '#src/ui/Note.tsx'
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
  /** Keeps what is typed until the request is received. */
  draft: FormDraft<Values>
  isBusy: boolean
  /** The request may have been received; only it may be repeated. */
  isLocked: boolean
  onSubmit: (request: { amount: number; iban: string }) => void
}

/** Amount and account of a withdrawal (WAL-34 to WAL-39); wrong check digits are doubted, not refused. */
export function WithdrawalForm({ balance, draft, isBusy, isLocked, onSubmit }: Props) {
  const [initial] = useState(() => draft.kept() ?? { amount: null, iban: '' })
  const { control, setValue, handleSubmit } = useForm<Values>({ defaultValues: initial })
  const [amount, iban] = useWatch({ control, name: ['amount', 'iban'] })
  useEffect(() => draft.keep({ amount, iban }), [draft, amount, iban])
  const [isLeft, setLeft] = useState(false)
  const isShort = iban.length > 0 && iban.length < ibanDigits
  const isComplete = canWithdraw(amount, balance) && iban.length === ibanDigits
  const submit = handleSubmit((values) => {
    if (values.amount !== null) onSubmit({ amount: values.amount, iban: values.iban })
  })
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css({ textStyle: 'label' })}>{words.available(toman(balance))}</p>
      <AmountField
        label={words.amount}
        value={amount}
        readOnly={isBusy || isLocked}
        error={amount !== null && amount > balance ? words.tooMuch : undefined}
        onChange={(next) => setValue('amount', next)}
      />
      <TextField
        label={words.iban}
        inputMode="numeric"
        autoComplete="off"
        ltr
        end={<IbanPrefix />}
        readOnly={isBusy || isLocked}
        value={toPersianDigits(iban)}
        hint={iban === '' ? undefined : <bdi dir="ltr">{sheba(iban)}</bdi>}
        error={isShort && (isLeft || iban.length >= promptedFrom) ? words.ibanWrong : undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => setValue('iban', typedIban(target.value).slice(0, ibanDigits))}
      />
      {iban.length === ibanDigits && !isSheba(iban) && (
        <Note tone="warn" icon="info" role="alert">
          {words.ibanDoubtful}
        </Note>
      )}
      <Note>
        {words.time} {words.tickets}
      </Note>
      {!isLocked && (
        <Button type="submit" wide busy={isBusy} busyLabel={words.busy} disabled={!isComplete}>
          {words.submit}
        </Button>
      )}
    </form>
  )
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
