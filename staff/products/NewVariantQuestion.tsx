import { newVariantDoubts } from '#domain/product-content.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ConfirmDialog } from '#staff/app/ConfirmAction.tsx'
import { number, toman } from '#src/lib/format.ts'

const words = staffProductEdit.variant.asks

type Props = {
  /** The variant that is asked about; null for none. */
  variant: Schemas['NewVariant'] | null
  /** What customers pay for the other variants, in tomans. */
  others: readonly number[]
  onClose: () => void
  onConfirm: () => void
}

/** Asks whether a digit of the price or of the units of a new variant is missing or too many. */
export function NewVariantQuestion({ variant, others, onClose, onConfirm }: Props) {
  const texts = {
    price: words.price(toman(variant?.price ?? 0)),
    quantity: words.quantity(number(variant?.quantity ?? 0)),
  }
  const doubts = variant === null ? [] : newVariantDoubts(variant, others)
  return (
    <ConfirmDialog
      isOpen={variant !== null}
      onClose={onClose}
      question={{
        title: words.title,
        text: [...doubts.map((doubt) => texts[doubt]), words.check].join(' '),
        confirm: words.confirm,
      }}
      onConfirm={onConfirm}
    />
  )
}
