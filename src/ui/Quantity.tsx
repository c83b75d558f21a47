import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from './icon/Icon.tsx'

type Props = {
  value: number
  /** The most that can be bought. */
  max: number
  /** The name of the product, for screen readers. */
  of: string
  busy?: boolean
  /** The quantity exceeds the stock: it can only be reduced. */
  fixed?: boolean
  onChange: (value: number) => void
  /** Called by the trash button that replaces the minus at 1; without it the minus is disabled there. */
  onRemove?: () => void
  /** Called when plus is pressed at the maximum. */
  onLimit?: () => void
}

/** A quantity: plus at the start, minus at the end, a trash button at one. */
export function Quantity({
  value,
  max,
  of,
  busy = false,
  fixed = false,
  onChange,
  onRemove,
  onLimit,
}: Props) {
  const atLimit = fixed || value >= max
  const atLeast = fixed || value <= 1
  return (
    <div role="group" aria-label={`${ui.quantity}، ${of}`} className={box} aria-busy={busy}>
      <button
        type="button"
        className={step}
        aria-label={ui.increase}
        aria-disabled={atLimit || busy}
        onClick={() => (atLimit ? onLimit?.() : !busy && onChange(value + 1))}
      >
        <Icon name="plus" size={20} />
      </button>
      <output aria-live="polite" className={count}>
        {toPersianDigits(value)}
      </output>
      {value > 1 || onRemove === undefined ? (
        <button
          type="button"
          className={step}
          aria-label={ui.decrease}
          aria-disabled={atLeast || busy}
          onClick={() => !(atLeast || busy) && onChange(value - 1)}
        >
          <Icon name="minus" size={20} />
        </button>
      ) : (
        <button
          type="button"
          className={bin}
          aria-label={ui.remove}
          aria-disabled={busy}
          onClick={() => !busy && onRemove()}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </div>
  )
}

const box = css({
  display: 'inline-grid',
  gridTemplateColumns: '44px minmax(28px, auto) 44px',
  alignItems: 'center',
  height: '46px',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border-strong',
  bg: 'surface',
})
const step = css({
  display: 'grid',
  placeItems: 'center',
  height: 'tap',
  borderRadius: 'md',
  color: 'brand-text',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
  '&[aria-disabled=true]': { color: 'text-disabled', cursor: 'not-allowed' },
})
const bin = css({
  display: 'grid',
  placeItems: 'center',
  height: 'tap',
  borderRadius: 'md',
  color: 'danger',
  cursor: 'pointer',
  _hover: { bg: 'danger-soft' },
})
const count = css({ textAlign: 'center', textStyle: 'label', fontWeight: '700' })
