import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { staffPricePlans as words } from '#i18n/fa/staff-price-plans.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { bringIntoView } from '#staff/app/bring-into-view.ts'
import { wideFactGrid } from '#staff/app/fact-looks.ts'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { pricePlanQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { changeText, stayText, tones, UndoButton, whatText, type Plan } from './plan-columns.tsx'
import { planLineColumns } from './price-columns.tsx'

/** A plan of prices with every price that it changes. */
export function PlanPanel({ id, onUndo }: { id: number; onUndo: (plan: Plan) => void }) {
  const { data, error, refetch } = useQuery(pricePlanQuery(useApi(), id))
  const place = useRef<HTMLDivElement>(null)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) bringIntoView(place.current)
  }, [isLoaded])
  return (
    <div ref={place} tabIndex={-1} className={css({ marginBlockStart: '6', outline: 'none' })}>
      <Panel title={words.opened}>
        <p className={css({ textStyle: 'body', marginBlockEnd: '4' })}>
          {data !== undefined && `${whatText(data.plan)} `}
          <Link href={paths.pricePlans} replace className={textLink}>
            <Icon name="close" size={16} />
            {words.close}
          </Link>
        </p>
        <Awaiting data={data} error={error} onRetry={() => void refetch()} height="160px" />
        {data !== undefined && <OpenedPlan detail={data} onUndo={onUndo} />}
      </Panel>
    </div>
  )
}

type OpenedProps = { detail: Schemas['PricePlanDetail']; onUndo: (plan: Plan) => void }

function OpenedPlan({ detail, onUndo }: OpenedProps) {
  const { plan, reason, lines } = detail
  const columns = useMemo(() => planLineColumns(plan.status), [plan.status])
  return (
    <>
      <dl className={cx(wideFactGrid, css({ marginBlockEnd: '4' }))}>
        <Fact label={words.columns.status}>
          <Badge tone={tones[plan.status]}>{words.statuses[plan.status]}</Badge>
        </Fact>
        <Fact label={words.columns.change}>{changeText(plan)}</Fact>
        <Fact label={words.columns.start}>{momentText(plan.starts_at)}</Fact>
        <Fact label={words.columns.end}>
          {plan.ends_at === null ? stayText(plan) : momentText(plan.ends_at)}
        </Fact>
        <Fact label={words.columns.who}>{fullName(plan)}</Fact>
        {reason !== null && <Fact label={words.reason}>{reason}</Fact>}
      </dl>
      {plan.returnable > 0 && (
        <p className={css({ marginBlockEnd: '4' })}>
          <UndoButton plan={plan} onUndo={onUndo} />
        </p>
      )}
      <DataTable
        label={words.lines.table}
        columns={columns}
        rows={lines}
        rowId={({ variant_id: id }) => String(id)}
      />
    </>
  )
}
