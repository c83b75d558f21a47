import { useEffect, useRef } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { percentLess, priceJump } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'

type Props = {
  before: number
  after: number
  /** The discount that the shop would show, if it is a doubtful one; null otherwise. */
  discount: number | null
  /** The form was sent once, and waits for the second press. */
  isAsked: boolean
}

/**
 * Warns of a price so far from the one before that a digit may be missing or too many; both are what a customer pays. Also
 * warns of a discount that is as unlikely. The question takes the focus from the field, where a second Enter would confirm
 * the price unread.
 */
export function PriceWarning({ before, after, discount, isAsked }: Props) {
  const text = warningOf(before, after) ?? discountWarning(discount)
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) question.current?.focus()
  }, [isAsked])
  return (
    <div
      ref={question}
      role="status"
      tabIndex={isAsked ? -1 : undefined}
      className={css({ outline: 'none' })}
    >
      {text !== null && (
        <Note tone="warn">
          {text}
          {isAsked && ` ${staff.terms.askedAgain}`}
        </Note>
      )}
    </div>
  )
}

function warningOf(before: number, after: number): string | null {
  switch (priceJump(after, before)) {
    case 'below':
      return staff.terms.farBelow(toPersianDigits(percentLess(after, before)))
    case 'above':
      return staff.terms.farAbove(number(Math.floor(after / before)))
    case null:
      return null
  }
}

const discountWarning = (percent: number | null): string | null =>
  percent === null ? null : staff.terms.farDiscount(toPersianDigits(percent))
