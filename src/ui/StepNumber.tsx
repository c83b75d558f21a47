import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'

/** The circled number of a step in an ordered list, which screen readers count themselves. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span className={circle} aria-hidden>
      {toPersianDigits(number)}
    </span>
  )
}

const circle = css({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: 'full',
  bg: 'brand-soft',
  color: 'brand-text',
  textStyle: 'label',
})
