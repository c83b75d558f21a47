import { useController, useForm } from 'react-hook-form'
import { giftCardInputLimits } from '#api/limits.ts'
import { formatToman } from '#domain/digits.ts'
import { giftCardFault, hasLink, minimumGiftCard } from '#domain/gift-card.ts'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { canWithdraw } from '#domain/withdrawal.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import { hasTypesOf, type FormDraft } from '#src/lib/form-draft.ts'
import { toman } from '#src/lib/format.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { PhoneField } from '#src/ui/TextField.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'

const words = wallet.gifts.buy

type Values = { amount: number | null; recipient: string; note: string }

export type GiftCardRequest = { amount: number; recipientPhone: string | null; note: string }

type Props = {
  /** What a card can cost, in tomans. */
  balance: number
  /** Keeps the input until the card is bought. */
  draft: FormDraft<Values>
  isBusy: boolean
  /** The card may have been bought; only this purchase may be repeated. */
  isLocked: boolean
  onSubmit: (request: GiftCardRequest) => void
}

/** Amount and recipient of a gift card. */
export function GiftCardForm({ balance, draft, isBusy, isLocked, onSubmit }: Props) {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { amount: null, recipient: '', note: '' },
  })
  useFormDraft(form, draft)
  const { register, control, handleSubmit, formState } = form
  const amountRule = (typed: number | null) =>
    canWithdraw(typed, balance) || amountError(typed, balance) || words.amountMissing
  const {
    field: { ref, value: amount, onChange },
    fieldState,
  } = useController({
    control,
    name: 'amount',
    rules: { validate: amountRule },
  })
  const fault = amountError(amount, balance)
  const submit = handleSubmit((values) => {
    if (values.amount === null) return
    const phone = normalizedMobile(values.recipient)
    onSubmit({
      amount: values.amount,
      recipientPhone: phone === '' ? null : phone,
      note: values.note.trim(),
    })
  })
  return (
    <form className={fields} onSubmit={(event) => void submit(event)} noValidate>
      <p>{words.text}</p>
      <p className={css({ textStyle: 'label' })}>{wallet.withdrawal.available(toman(balance))}</p>
      <AmountField
        ref={ref}
        label={words.amount}
        value={amount}
        readOnly={isBusy || isLocked}
        error={fault ?? fieldState.error?.message}
        onChange={onChange}
      />
      <PhoneField
        label={words.recipient}
        hint={words.recipientHint}
        autoComplete="off"
        readOnly={isBusy || isLocked}
        error={formState.errors.recipient?.message}
        {...register('recipient', {
          validate: recipientRule,
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
        <SubmitButton
          wide
          complete={canWithdraw(amount, balance) && fault === undefined}
          busy={isBusy}
          busyLabel={words.busy}
        >
          {words.submit}
        </SubmitButton>
      )}
    </form>
  )
}

function amountError(amount: number | null, balance: number): string | undefined {
  const fault = amount === null ? null : giftCardFault(amount, balance)
  if (fault === 'tooMuch') return wallet.withdrawal.tooMuch
  return fault === 'tooLittle' ? words.tooLittle(formatToman(minimumGiftCard)) : undefined
}

/** The card may be for nobody in particular. */
function recipientRule(typed: string): string | true {
  const mobile = normalizedMobile(typed)
  return mobile === '' || isMobileNumber(mobile) || words.recipientWrong
}

/** Whether stored values are those of this form. */
export function isGiftCard(values: object): values is Values {
  return (
    'amount' in values &&
    (values.amount === null || typeof values.amount === 'number') &&
    hasTypesOf({ recipient: '', note: '' })(values)
  )
}

const fields = css({ display: 'grid', gap: '4' })
