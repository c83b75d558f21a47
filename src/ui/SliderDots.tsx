import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'

type Props = { count: number; current: number; onChoose: (index: number) => void }

/** One dot per slide, above the slides; on phones they overlap the picture. */
export function SliderDots({ count, current, onChoose }: Props) {
  return (
    <div className={row}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={dot}
          aria-label={ui.slide(toPersianDigits(index + 1), toPersianDigits(count))}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}

const row = css({
  position: 'absolute',
  insetBlockEnd: { base: '0', sm: '2' },
  insetInlineStart: { base: '5', sm: '8', md: '20' },
  display: 'flex',
})
const dot = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '24px',
  height: 'tap',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: 'full',
    bg: { base: '#fff', sm: 'brand' },
    boxShadow: { base: '0 0 0 1px rgb(6 54 59 / .4)', sm: 'none' },
    opacity: { base: '.7', sm: '.4' },
    transition: 'width {durations.base}',
  },
  // As far from its neighbors as they are from each other.
  '&[aria-current=true]': { minWidth: '40px' },
  '&[aria-current=true]::after': { width: '24px', opacity: '1' },
})
