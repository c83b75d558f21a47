import { toPersianDigits } from '#domain/digits.ts'
import { discountPercent, isFarBelow } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import { Note } from '#src/ui/Note.tsx'

type Props = {
  before: number
  after: number
  /** The form was sent once, and waits for the second press. */
  isAsked: boolean
}

/** Warns of a price so far below the one before that a digit may be missing; both are what a customer pays. */
export function PriceWarning({ before, after, isAsked }: Props) {
  return (
    <div role="status">
      {isFarBelow(after, before) && (
        <Note tone="warn">
          {staff.terms.farBelow(toPersianDigits(discountPercent(before, after)))}
          {isAsked && ` ${staff.terms.askedAgain}`}
        </Note>
      )}
    </div>
  )
}
