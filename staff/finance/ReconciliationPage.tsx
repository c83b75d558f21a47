import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Task } from '#machines/flows/staff-task/staff-task.machine.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { wideFactGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { paymentReportQuery, queryKeys } from '#staff/app/queries.ts'
import { TaskDialog } from '#staff/tasks/TaskDialog.tsx'
import { useTask } from '#staff/tasks/use-task.ts'
import { OlderBody } from '#staff/table/OlderBody.tsx'
import { StateFilter, statesOf } from '#staff/table/StateFilter.tsx'
import { readId, withQuery } from '#staff/table/list-query.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day, number, toman } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { differenceColumns } from './difference-columns.tsx'
import { reportName } from './ReconciliationsPage.tsx'

const words = staffReconciliation

/** Where a report of a provider and our payments differ. Which differences it shows is in the URL. */
export function ReconciliationPage({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const kind = statesOf(words.kinds).find((each) => each === search.get('kind')) ?? null
  const after = readId(search.get('after'))
  const list = useQuery(
    paymentReportQuery(useApi(), id, {
      ...(kind !== null && { kind }),
      ...(after !== null && { after }),
    }),
  )
  const { data: report, error, refetch } = list
  const renew = () => void queryClient.invalidateQueries({ queryKey: queryKeys.paymentReports })
  const flow = useTask(`payment-report-${id}`, { onDone: renew, onOutdated: renew })
  const choose = (task: Task) => flow.send({ type: 'task.chosen', task })
  const path = paths.reconciliation(id)
  const href = (next: { kind: string | null; after?: number | null }) =>
    withQuery(
      path,
      new URLSearchParams(
        Object.entries(next).flatMap(([name, value]) =>
          value === null || value === undefined ? [] : [[name, String(value)]],
        ),
      ).toString(),
    )
  const title = report === undefined ? words.title : reportName(report)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead
        title={title}
        back={{ href: paths.reconciliations, text: words.back }}
        status={report === undefined ? null : <OpenBadge open={report.open} />}
      />
      <Awaiting data={report} error={error} onRetry={() => void refetch()} />
      {report !== undefined && (
        <div className={stack}>
          <Panel title={words.facts.title}>
            <Facts report={report} />
          </Panel>
          <Panel title={words.differences.title}>
            <p className={css({ marginBlockEnd: '4' })}>
              <a
                href={`/api/staff/payment-report/${id}/differences/`}
                download
                className={button({ look: 'line', size: 'sm' })}
              >
                {words.differences.download}
              </a>
            </p>
            <StateFilter
              label={words.kind}
              names={words.kinds}
              totals={new Map(report.counts.map((each) => [each.kind, each.total]))}
              chosen={kind}
              href={(next) => href({ kind: next })}
            />
            <OlderBody
              list={list}
              scene={<ArcadeScene />}
              words={{ ...words, ...words.differences }}
              allHref={path}
              columns={differenceColumns(choose)}
              hasSearch={false}
              before={after}
              olderHref={(next) => href({ kind, after: next })}
            />
          </Panel>
        </div>
      )}
      <TaskDialog flow={flow} />
    </>
  )
}

const OpenBadge = ({ open }: { open: number }) => (
  <Badge tone={open === 0 ? 'ok' : 'warn'}>
    {open === 0 ? words.allSettled : words.openCount(number(open))}
  </Badge>
)

function Facts({ report }: { report: Schemas['PaymentReport'] }) {
  return (
    <dl className={wideFactGrid}>
      <Fact label={words.facts.file}>
        <bdi>{report.name}</bdi>
      </Fact>
      <Fact label={words.facts.span}>{words.span(day(report.from), day(report.to))}</Fact>
      <Fact label={words.facts.rows}>{number(report.rows_total)}</Fact>
      <Fact label={words.facts.unreadable}>{number(report.unreadable)}</Fact>
      <Fact label={words.facts.matched}>{number(report.matched)}</Fact>
      <Fact label={words.facts.matchedAmount}>{toman(report.matched_amount)}</Fact>
    </dl>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
