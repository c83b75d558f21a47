import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import { progressSteps, stepsOf, type OrderStatus, type Way } from './shared/order-status.ts'

/** The delivery progress of an order. */
export function Progress({ status, way }: { status: OrderStatus; way: Way }) {
  const current = progressSteps[status]
  if (current === null) return null
  const steps = stepsOf(way)
  return (
    <ol className={row} aria-label={orders.progress.label(steps[current] ?? '')}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={part}
          data-place={place < current ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

const row = css({ display: 'flex', gap: '1', minWidth: '0', marginBlock: '1' })
const part = css({
  flex: '1',
  minWidth: '0',
  paddingBlockStart: '2',
  textStyle: 'caption',
  // On phones only the current step is read; it takes what its words need, and wraps where that is all there is.
  whiteSpace: { base: 'nowrap', sm: 'normal' },
  overflow: { base: 'hidden', sm: 'visible' },
  color: { base: 'transparent', sm: 'text-2' },
  backgroundImage: 'linear-gradient({colors.border}, {colors.border})',
  backgroundSize: '100% 4px',
  backgroundRepeat: 'no-repeat',
  '&[data-place=done]': { backgroundImage: 'linear-gradient({colors.brand}, {colors.brand})' },
  '&[data-place=current]': {
    flex: { base: '0 1 auto', sm: '1' },
    minWidth: { base: '20%', sm: '0' },
    whiteSpace: 'normal',
    color: 'brand-text',
    fontWeight: '700',
    backgroundImage: 'linear-gradient({colors.brand-line}, {colors.brand-line})',
  },
})
