import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { day, timeOfDay } from '#src/lib/format.ts'
import {
  comingSteps,
  stepLabel,
  stepUnderWay,
  type OrderStatus,
  type Way,
} from './shared/order-status.ts'

const words = orders.timeline

type Props = { steps: readonly Schemas['OrderStep'][]; status: OrderStatus; way: Way }

/** What has happened to an order and when, what is happening now, and what is still to come. */
export function Timeline({ steps, status: now, way }: Props) {
  const underWay = stepUnderWay(now, way)
  return (
    <section className={box} aria-labelledby="timeline">
      <h2 id="timeline" className={css({ textStyle: 'h3' })}>
        {words.title}
      </h2>
      <ol className={list}>
        {steps.map(({ status, at }, position) => (
          <li
            key={`${status}${at}`}
            className={row}
            data-current={(underWay === null && position === steps.length - 1) || undefined}
          >
            <span className={css({ textStyle: 'label' })}>{stepLabel(status, way)}</span>
            <time dateTime={at} className={css({ textStyle: 'small', color: 'text-2' })}>
              {orders.order.at(day(at), timeOfDay(at))}
            </time>
          </li>
        ))}
        {underWay !== null && (
          <li className={row} data-current>
            <span className={css({ textStyle: 'label' })}>{underWay}</span>
            <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.underWay}</span>
          </li>
        )}
        {comingSteps(now, way).map((step) => (
          <li key={step} className={row} data-ahead>
            <span className={css({ textStyle: 'label', color: 'text-2' })}>{step}</span>
            <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.ahead}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const box = css({
  marginBlockStart: '4',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const list = css({ display: 'grid', marginBlockStart: '3' })
const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: '2',
  paddingInlineStart: '8',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '6px',
    insetBlockStart: '14px',
    width: '10px',
    height: '10px',
    borderRadius: 'full',
    bg: 'brand',
  },
  '&[data-current]::before': { boxShadow: '0 0 0 4px {colors.brand-soft-hover}' },
  '&[data-ahead]::before': { bg: 'surface', border: '2px solid {colors.border-strong}' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '10px',
    insetBlockStart: '28px',
    insetBlockEnd: '-10px',
    width: '2px',
    bg: 'brand-line',
  },
  '&:is([data-current], [data-ahead])::after': { bg: 'border' },
})
