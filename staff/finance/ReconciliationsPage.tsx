import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { paymentReportsQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { ListHead } from '#staff/table/ListHead.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day, number } from '#src/lib/format.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'
import { ReportForm } from './ReportForm.tsx'

const words = staffReconciliation

/** Compares the reports of providers with our payments. */
export function ReconciliationsPage() {
  const { data, error, refetch } = useQuery(paymentReportsQuery(useApi()))
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ListHead title={words.title}>
        {data !== undefined && words.list.total(number(data.results.length))}
      </ListHead>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.text}
      </p>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && (
        <div className={stack}>
          <ReportForm gateways={data.gateways} />
          <Panel title={words.list.title}>
            {data.results.length === 0 ? (
              <p className={secondaryText}>{words.list.empty}</p>
            ) : (
              <DataTable
                label={words.list.table}
                columns={columns}
                rows={data.results}
                rowId={({ id }) => String(id)}
              />
            )}
          </Panel>
        </div>
      )}
    </>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['PaymentReportSummary']>()

const columns = all([
  accessor(reportName, {
    id: 'report',
    header: words.list.columns.report,
    cell: ({ row: { original }, getValue }) => (
      <span>
        <Link href={paths.reconciliation(original.id)} className={rowLink}>
          {getValue()}
        </Link>
        <span className={secondaryText}>{words.span(day(original.from), day(original.to))}</span>
      </span>
    ),
  }),
  accessor('created_at', {
    header: words.list.columns.at,
    cell: ({ getValue }) => <MomentCell at={getValue()} />,
  }),
  accessor('matched', {
    header: words.list.columns.matched,
    cell: ({ getValue }) => number(getValue()),
  }),
  accessor('differences', {
    header: words.list.columns.differences,
    cell: ({ getValue }) => number(getValue()),
  }),
  accessor('open', {
    header: words.list.columns.open,
    cell: ({ getValue }) => number(getValue()),
  }),
])

/** Of a former provider, its code. */
export function reportName({
  gateway,
  gateway_name: name,
}: Pick<Schemas['PaymentReportSummary'], 'gateway' | 'gateway_name'>): string {
  return words.detail(name ?? gateway)
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
