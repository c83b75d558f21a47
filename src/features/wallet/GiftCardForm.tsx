import { useForm, useWatch } from 'react-hook-form'
import { giftCardInputLimits } from '#api/limits.ts'
import { formatToman, toLatinDigits } from '#domain/digits.ts'
import { giftCardFault, hasLink, minimumGiftCard } from '#domain/gift-card.ts'
import { canWithdraw } from '#domain/withdrawal.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { PhoneField } from '#src/ui/TextField.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = wallet.gifts.buy

type Values = { amount: number | null; recipient: string; note: string }

export type GiftCardRequest = { amount: number; recipientPhone: string | null; note: string }

type Props = {
  /** What a card can cost, in tomans. */
  balance: number
  isBusy: boolean
  /** The card may have been bought; only this purchase may be repeated. */
  isLocked: boolean
  onSubmit: (request: GiftCardRequest) => void
}

/** Amount and recipient of a gift card. */
export function GiftCardForm({ balance, isBusy, isLocked, onSubmit }: Props) {
  const { register, control, setValue, handleSubmit, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { amount: null, recipient: '', note: '' },
  })
  const amount = useWatch({ control, name: 'amount' })
  const submit = handleSubmit((values) => {
    if (values.amount === null) return
    const phone = toLatinDigits(values.recipient.trim())
    onSubmit({
      amount: values.amount,
      recipientPhone: phone === '' ? null : phone,
      note: values.note.trim(),
    })
  })
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{words.text}</p>
      <p className={css({ textStyle: 'label' })}>{wallet.withdrawal.available(toman(balance))}</p>
      <AmountField
        label={words.amount}
        value={amount}
        readOnly={isBusy || isLocked}
        error={amountError(amount, balance)}
        onChange={(next) => setValue('amount', next)}
      />
      <PhoneField
        label={words.recipient}
        hint={words.recipientHint}
        autoComplete="off"
        readOnly={isBusy || isLocked}
        error={formState.errors.recipient?.message}
        {...register('recipient', {
          validate: (value) =>
            /^(\d{11})?$/.test(toLatinDigits(value.trim())) || words.recipientWrong,
        })}
      />
      <TextArea
        label={words.note}
        maxLength={giftCardInputLimits.gift_note}
        rows={2}
        readOnly={isBusy || isLocked}
        error={formState.errors.note?.message}
        {...register('note', { validate: (value) => !hasLink(value) || words.noteLink })}
      />
      {!isLocked && (
        <Button
          type="submit"
          wide
          busy={isBusy}
          busyLabel={words.busy}
          disabled={!canWithdraw(amount, balance) || amountError(amount, balance) !== undefined}
        >
          {words.submit}
        </Button>
      )}
    </form>
  )
}

function amountError(amount: number | null, balance: number): string | undefined {
  const fault = amount === null ? null : giftCardFault(amount, balance)
  if (fault === 'tooMuch') return wallet.withdrawal.tooMuch
  return fault === 'tooLittle' ? words.tooLittle(formatToman(minimumGiftCard)) : undefined
}

const form = css({ display: 'grid', gap: '4' })
