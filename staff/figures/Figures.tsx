import { useMemo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { staffFigures as words } from '#i18n/fa/staff-figures.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { DataTable, type TableProps } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { withQuery } from '#staff/table/list-query.ts'
import { day, number, toman } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'
import { FigureSums } from './FigureSums.tsx'
import { GoodsName } from './GoodsName.tsx'
import { SalesChart } from './SalesChart.tsx'

type Props = {
  figures: Schemas['StaffFigures']
  /** Whether the member may open the goods and their stock. */
  canOpenGoods: boolean
}

/** The sums of the days, a chart of them, and the lists below. */
export function Figures({ figures, canOpenGoods }: Props) {
  const { days, best_sellers, running_out, empty_searches } = figures
  const columns = useMemo(
    () => ({
      bestSellers: bestSellerColumns(canOpenGoods),
      runningOut: runningOutColumns(canOpenGoods),
    }),
    [canOpenGoods],
  )
  const { bestSellers, runningOut, emptySearches } = words
  return (
    <div className={panels}>
      <FigureSums total={figures.total} previous={figures.previous} />
      <Panel title={words.chart}>
        {figures.total.sales === 0 ? <p>{words.noSales}</p> : <SalesChart days={days} />}
        <details className={css({ marginBlockStart: '3' })}>
          <summary className={summary}>{words.asTable}</summary>
          <DataTable
            label={words.table}
            columns={dayColumns}
            rows={days}
            rowId={(row) => row.day}
          />
        </details>
      </Panel>
      <FigureList
        words={runningOut}
        columns={columns.runningOut}
        rows={running_out}
        rowId={(row) => String(row.variant_id)}
        below={
          figures.running_out_total > running_out.length && (
            <p className={cut}>
              {runningOut.cut(number(running_out.length), number(figures.running_out_total))}{' '}
              {canOpenGoods && (
                <>
                  <Link href={withQuery(paths.products, 'stock=low')} className={textLink}>
                    {runningOut.allLow}
                  </Link>{' '}
                  <Link href={withQuery(paths.products, 'stock=sold_out')} className={textLink}>
                    {runningOut.allGone}
                  </Link>
                </>
              )}
            </p>
          )
        }
      />
      <FigureList
        words={bestSellers}
        columns={columns.bestSellers}
        rows={best_sellers}
        rowId={(row) => String(row.product_id)}
      />
      <FigureList
        words={emptySearches}
        columns={emptySearchColumns}
        rows={empty_searches}
        rowId={(row) => row.text}
      />
    </div>
  )
}

type ListProps<Row extends object> = Omit<TableProps<Row>, 'label'> & {
  words: { title: string; table: string; empty: string; hint?: string }
  below?: ReactNode
}

/** A table of figures under its title, or what it means that there are none. */
function FigureList<Row extends object>({ words: list, below, ...table }: ListProps<Row>) {
  return (
    <Panel title={list.title}>
      {list.hint !== undefined && <p className={hint}>{list.hint}</p>}
      {table.rows.length === 0 ? <p>{list.empty}</p> : <DataTable label={list.table} {...table} />}
      {below}
    </Panel>
  )
}

type Figure<Name extends 'days' | 'best_sellers' | 'running_out' | 'empty_searches'> =
  Schemas['StaffFigures'][Name][number]

const { accessor: dayAccessor, columns: dayColumnsOf } = columnsOf<Figure<'days'>>()
const dayColumns = dayColumnsOf([
  dayAccessor('day', { header: words.columns.day, cell: ({ getValue }) => day(getValue()) }),
  dayAccessor('orders', {
    header: words.columns.orders,
    cell: ({ getValue }) => number(getValue()),
  }),
  dayAccessor('sales', { header: words.columns.sales, cell: ({ getValue }) => toman(getValue()) }),
  dayAccessor('refunds', {
    header: words.columns.refunds,
    cell: ({ getValue }) => toman(getValue()),
  }),
])

const { accessor: bestAccessor, columns: bestColumnsOf } = columnsOf<Figure<'best_sellers'>>()
const bestSellerColumns = (canOpenGoods: boolean) =>
  bestColumnsOf([
    bestAccessor('title', {
      header: words.bestSellers.columns.title,
      cell: ({ row: { original } }) => (
        <GoodsName
          title={original.title}
          href={canOpenGoods ? paths.product(original.product_id) : null}
        />
      ),
    }),
    bestAccessor('units', {
      header: words.bestSellers.columns.units,
      cell: ({ getValue }) => number(getValue()),
    }),
    bestAccessor('sales', {
      header: words.bestSellers.columns.sales,
      cell: ({ getValue }) => toman(getValue()),
    }),
  ])

const { accessor: outAccessor, columns: outColumnsOf } = columnsOf<Figure<'running_out'>>()
const runningOutColumns = (canOpenGoods: boolean) =>
  outColumnsOf([
    outAccessor('title', {
      header: words.runningOut.columns.title,
      cell: ({ row: { original } }) => (
        <GoodsName
          title={original.title}
          href={canOpenGoods ? paths.stock(original.product_id, original.variant_id) : null}
        />
      ),
    }),
    outAccessor('color_name', { header: words.runningOut.columns.color }),
    outAccessor('stock', {
      header: words.runningOut.columns.stock,
      cell: ({ getValue }) => number(getValue()),
    }),
    outAccessor('low_stock', {
      header: words.runningOut.columns.limit,
      cell: ({ getValue }) => number(getValue()),
    }),
    outAccessor('sold', {
      header: words.runningOut.columns.sold,
      cell: ({ getValue }) => number(getValue()),
    }),
    outAccessor('days_left', {
      header: words.runningOut.columns.daysLeft,
      cell: ({ row: { original } }) => leftText(original),
    }),
  ])

function leftText({ stock, days_left: daysLeft }: Figure<'running_out'>): string {
  if (stock === 0) return words.runningOut.gone
  if (daysLeft === null) return words.runningOut.notSold
  return daysLeft === 0 ? words.runningOut.lessThanDay : words.runningOut.days(number(daysLeft))
}

const { accessor: searchAccessor, columns: searchColumnsOf } = columnsOf<Figure<'empty_searches'>>()
const emptySearchColumns = searchColumnsOf([
  searchAccessor('text', {
    header: words.emptySearches.columns.text,
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  }),
  searchAccessor('count', {
    header: words.emptySearches.columns.count,
    cell: ({ getValue }) => number(getValue()),
  }),
])

const panels = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const hint = css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '3' })
const cut = css({ textStyle: 'small', color: 'text-2', marginBlockStart: '3' })
const summary = css({ textStyle: 'label', cursor: 'pointer', paddingBlock: '3' })
