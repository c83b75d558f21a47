import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffFigures } from '#i18n/fa/staff-figures.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { flowFiguresQuery, type FigureDays } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { secondaryText } from '#staff/table/list-looks.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { funnelOf, type FunnelStep, type Step } from './flow-funnel.ts'

const words = staffFigures.flows
const names: Readonly<Record<string, string>> = words.names
const steps: Readonly<Record<Step, string>> = words.steps
/** What is shown first, if it was used. */
const usual = 'checkout'

/** How shoppers went through the steps of a flow. */
export function FlowFigures({ days }: { days: FigureDays }) {
  const { data, error, refetch } = useQuery(flowFiguresQuery(useApi(), days))
  const [wanted, setWanted] = useState(usual)
  const flows = data?.flows ?? []
  const shown = flows.find(({ flow }) => flow === wanted) ?? flows[0]
  return (
    <Panel title={words.title}>
      <p className={secondaryText}>{words.hint}</p>
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && shown === undefined && <p>{words.none}</p>}
      {data !== undefined && shown !== undefined && (
        <div className={stack}>
          <div className={css({ maxWidth: '320px' })}>
            <SelectField
              label={words.flow}
              value={shown.flow}
              onChange={({ target }) => setWanted(target.value)}
              options={flows.map(({ flow }) => ({ value: flow, label: nameOf(flow) }))}
            />
          </div>
          <DataTable
            label={words.table(nameOf(shown.flow))}
            columns={columns}
            rows={funnelOf(shown.flow, shown.taken, data.orders)}
            rowId={({ step }) => step}
          />
        </div>
      )}
    </Panel>
  )
}

const { accessor, columns: all } = columnsOf<FunnelStep>()

const columns = all([
  accessor('step', {
    header: words.columns.step,
    cell: ({ getValue }) => steps[getValue()],
  }),
  accessor('entered', {
    header: words.columns.entered,
    cell: ({ getValue }) => number(getValue()),
  }),
  accessor('wentOn', {
    header: words.columns.wentOn,
    cell: ({ row: { original }, getValue }) => (
      <span>
        {shareText(getValue(), original.entered)}
        <span className={track}>
          <span
            className={bar}
            style={{ inlineSize: `${(getValue() / original.entered) * 100}%` }}
          />
        </span>
      </span>
    ),
  }),
  accessor('left', {
    header: words.columns.left,
    cell: ({ row: { original }, getValue }) => {
      const left = getValue()
      if (left === null) return <span className={secondaryText}>{words.end}</span>
      return (
        <span>
          {shareText(left, original.entered)}
          {original.paying !== null && (
            <span className={secondaryText}>{words.paying(number(original.paying))}</span>
          )}
        </span>
      )
    },
  }),
  accessor('next', {
    header: words.columns.next,
    cell: ({ getValue }) =>
      getValue().length === 0
        ? '—'
        : getValue().map(({ step, count }) => (
            <span key={step} className={secondaryText}>
              {steps[step]} {number(count)}
            </span>
          )),
  }),
])

const shareText = (count: number, of: number): string =>
  words.share(number(count), number(Math.round((count / of) * 100)))

const nameOf = (flow: string): string => names[flow] ?? flow

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  marginBlockStart: '4',
})
const track = css({
  display: 'block',
  inlineSize: '96px',
  blockSize: '6px',
  marginBlockStart: '1',
  borderRadius: '3px',
  background: 'border',
})
const bar = css({ display: 'block', blockSize: '6px', borderRadius: '3px', background: 'brand' })
