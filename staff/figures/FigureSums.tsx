import { staffFigures as words } from '#i18n/fa/staff-figures.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { number, toman } from '#src/lib/format.ts'

type Sums = Schemas['FigureSums']

/** The sums of the days, each with that of as many days before. */
export function FigureSums({ total, previous }: { total: Sums; previous: Sums }) {
  return (
    <dl aria-label={words.sums} className={grid}>
      <Sum label={words.sales} now={total.sales} before={previous.sales} written={toman} />
      <Sum label={words.orders} now={total.orders} before={previous.orders} written={number} />
      <Sum
        label={words.average}
        now={averageOf(total)}
        before={averageOf(previous)}
        written={toman}
      />
      <Sum label={words.refunds} now={total.refunds} before={previous.refunds} written={toman} />
    </dl>
  )
}

type Props = {
  label: string
  /** Null: there is none. */
  now: number | null
  before: number | null
  written: (value: number) => string
}

function Sum({ label, now, before, written }: Props) {
  return (
    <div className={card}>
      <dt className={css({ textStyle: 'small', color: 'text-2' })}>{label}</dt>
      <dd className={css({ textStyle: 'h2' })}>{now === null ? words.noAverage : written(now)}</dd>
      {now !== null && before !== null && (
        <dd className={css({ textStyle: 'caption', color: 'text-2' })}>
          {[changeText(now, before), words.before(written(before))].filter(Boolean).join('؛ ')}
        </dd>
      )}
    </div>
  )
}

/** A percentage of nothing says nothing. */
function changeText(now: number, before: number): string | null {
  if (now === before) return words.same
  if (before === 0) return null
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return now > before ? words.change.up(number(percent)) : words.change.down(number(percent))
}

const averageOf = ({ sales, orders }: Sums): number | null =>
  orders === 0 ? null : Math.round(sales / orders)

const grid = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  minWidth: '0',
})
