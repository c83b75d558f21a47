import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { staffFigures } from '#i18n/fa/staff-figures.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { marginFiguresQuery, type FigureDays } from '#staff/app/queries.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day, number, toman } from '#src/lib/format.ts'
import { GoodsName } from './GoodsName.tsx'

const words = staffFigures.margin

/** The margin on units with a known cost, and how many units that covers. */
export function MarginFigures({ days, canOpenGoods }: { days: FigureDays; canOpenGoods: boolean }) {
  const { data, error, refetch } = useQuery(marginFiguresQuery(useApi(), days))
  return (
    <Panel title={words.title}>
      <p className={secondaryText}>{words.hint}</p>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data?.total.known_units === 0 && (
        <p>
          {words.none} {canOpenGoods ? words.cost.own : words.cost.colleague}
        </p>
      )}
      {data !== undefined && data.total.known_units > 0 && (
        <Known {...{ figures: data, canOpenGoods }} />
      )}
    </Panel>
  )
}

type KnownProps = { figures: Schemas['MarginFigures']; canOpenGoods: boolean }

function Known({ figures: { total, days, products }, canOpenGoods }: KnownProps) {
  const columns = useMemo(() => productColumns(canOpenGoods), [canOpenGoods])
  return (
    <div className={stack}>
      <p>
        {words.total}: <strong>{toman(total.margin)}</strong>
        <span className={secondaryText}>
          {words.known(number(total.known_units), number(total.units))}
        </span>
      </p>
      <DataTable
        label={words.byProduct}
        columns={columns}
        rows={products}
        rowId={(row) => String(row.product_id)}
      />
      <details>
        <summary className={summary}>{words.byDay}</summary>
        <DataTable label={words.byDay} columns={dayColumns} rows={days} rowId={(row) => row.day} />
      </details>
    </div>
  )
}

type ProductMargin = Schemas['MarginFigures']['products'][number]
type DayMargin = Schemas['MarginFigures']['days'][number]

const { accessor: product, columns: productColumnsOf } = columnsOf<ProductMargin>()
const productColumns = (canOpenGoods: boolean) =>
  productColumnsOf([
    product('title', {
      header: words.columns.title,
      cell: ({ row: { original } }) => (
        <GoodsName
          title={original.title}
          href={canOpenGoods ? paths.product(original.product_id) : null}
        />
      ),
    }),
    product('units', { header: words.columns.units, cell: ({ getValue }) => number(getValue()) }),
    product('known_units', {
      header: words.columns.known,
      cell: ({ getValue }) => number(getValue()),
    }),
    product('margin', { header: words.columns.margin, cell: ({ getValue }) => toman(getValue()) }),
  ])

const { accessor: ofDay, columns: dayColumnsOf } = columnsOf<DayMargin>()
const dayColumns = dayColumnsOf([
  ofDay('day', { header: words.columns.day, cell: ({ getValue }) => day(getValue()) }),
  ofDay('units', { header: words.columns.units, cell: ({ getValue }) => number(getValue()) }),
  ofDay('known_units', {
    header: words.columns.known,
    cell: ({ getValue }) => number(getValue()),
  }),
  ofDay('margin', { header: words.columns.margin, cell: ({ getValue }) => toman(getValue()) }),
])

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  marginBlockStart: '4',
})
const summary = css({ textStyle: 'label', cursor: 'pointer', paddingBlock: '3' })
