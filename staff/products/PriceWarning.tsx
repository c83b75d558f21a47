import { useEffect, useRef } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { discountPercent, priceJump } from '#domain/price.ts'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'

type Props = {
  before: number
  after: number
  /** The form was sent once, and waits for the second press. */
  isAsked: boolean
}

/**
 * Warns of a price so far from the one before that a digit may be missing or too many; both are what a customer pays. The
 * question takes the focus from the field, where a second Enter would confirm the price unread.
 */
export function PriceWarning({ before, after, isAsked }: Props) {
  const jump = priceJump(after, before)
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
      {jump !== null && (
        <Note tone="warn">
          {jump === 'below'
            ? staff.terms.farBelow(toPersianDigits(discountPercent(before, after)))
            : staff.terms.farAbove(number(Math.floor(after / before)))}
          {isAsked && ` ${staff.terms.askedAgain}`}
        </Note>
      )}
    </div>
  )
}
