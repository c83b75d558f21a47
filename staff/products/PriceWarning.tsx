import { toPersianDigits } from '#domain/digits.ts'
import { discountPercent, isFarBelow } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import { Note } from '#src/ui/Note.tsx'

/** Warns of a price so far below the one before that a digit may be missing; both are what a customer pays. */
export function PriceWarning({ before, after }: { before: number; after: number }) {
  return (
    <div role="status">
      {after > 0 && isFarBelow(after, before) && (
        <Note tone="warn">
          {staff.terms.farBelow(toPersianDigits(discountPercent(before, after)))}
        </Note>
      )}
    </div>
  )
}
