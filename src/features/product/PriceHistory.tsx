import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatToman } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { serverNow } from '#src/lib/clock.ts'
import { day, toman } from '#src/lib/format.ts'
import { useNearOrIdle } from '#src/lib/use-near-or-idle.ts'
import { chartSize, pricePath, priceRange, type PricePoint } from './price-chart.ts'
import { priceHistoryQuery } from './shared/product.queries.ts'

type Props = { slug: string; priceId: number; color: string }

/** How the price of a variant has changed; nothing for one whose price never has. */
export function PriceHistory({ slug, priceId, color }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useNearOrIdle(place)
  const { data = [] } = useQuery({ ...priceHistoryQuery(useApi(), slug), enabled: isWanted })
  const points = data.find(({ price_id }) => price_id === priceId)?.points ?? []
  return <div ref={place}>{points.length > 1 && <Chart points={points} color={color} />}</div>
}

function Chart({ points, color }: { points: readonly PricePoint[]; color: string }) {
  const { low, high } = priceRange(points)
  return (
    <section aria-labelledby="price-history" className={section}>
      <h2 id="price-history" className={title}>
        {words.history.title}
      </h2>
      <p className={note}>{words.history.note(color, toman(low), toman(high))}</p>
      <svg
        viewBox={`0 -6 ${chartSize.width} ${chartSize.height + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.history.summary(formatToman(points.length - 1), toman(low), toman(high))}
        className={chart}
      >
        <path d={pricePath(points, serverNow())} className={line} />
      </svg>
      <p className={axis} aria-hidden>
        <span>{words.history.today}</span>
        <span>{day(points[0]?.at ?? '')}</span>
      </p>
      <details className={details}>
        <summary className={summary}>{words.history.table}</summary>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{words.history.from}</th>
              <th scope="col">{words.history.price}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, price }) => (
              <tr key={at}>
                <td>{day(at)}</td>
                <td>{toman(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const section = css({ marginBlockStart: 'section' })
const title = css({ textStyle: 'h2' })
const note = css({ textStyle: 'small', color: 'text-2', marginBlock: '2' })
/** Time runs from left to right, as in every chart. */
const chart = css({
  display: 'block',
  width: 'full',
  height: { base: '120px', md: '160px' },
  borderBlockEnd: '1px solid {colors.border}',
})
const line = css({
  fill: 'none',
  stroke: 'brand',
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
})
const axis = css({
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'text-2',
  marginBlockStart: '1',
})
const details = css({ marginBlockStart: '3' })
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
  cursor: 'pointer',
})
const table = css({
  width: 'full',
  maxWidth: '480px',
  textStyle: 'ui',
  '& th': { textAlign: 'start', color: 'text-2', paddingBlock: '2', textStyle: 'label' },
  '& td': { paddingBlock: '2', borderBlockStart: '1px solid {colors.border}' },
})
