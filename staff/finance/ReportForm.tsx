import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { tehranDay } from '#domain/day.ts'
import { mostSheetBytes } from '#domain/import-columns.ts'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import type { Schemas } from '#machines/api/client.ts'
import { formOf } from '#machines/api/form-of.ts'
import { failureOf, ProblemError, unwrap } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { FileButton } from '#staff/app/FileButton.tsx'
import { textIn } from '#staff/app/form-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { queryKeys } from '#staff/app/queries.ts'
import { sheetTypes } from '#staff/app/sheet-types.ts'
import { DaySpanFields, useDaySpan } from '#staff/table/DaySpan.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { serverNow } from '#src/lib/clock.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { Note } from '#src/ui/Note.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = staffReconciliation.form
type Props = { gateways: Schemas['PaymentReportList']['gateways'] }

/** Takes a report of a provider and leads to its comparison with our payments. */
export function ReportForm({ gateways }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const today = tehranDay(serverNow())
  const span = useDaySpan({ from: today, to: today }, { isNeeded: true })
  const sending = useMutation({
    mutationFn: (file: File) => {
      if (file.size > mostSheetBytes) throw new ProblemError('file_too_large')
      const typed = new FormData(form.current ?? undefined)
      const text = (name: string) => textIn(typed, name).trim()
      const unit = text('unit')
      return unwrap(
        api.POST('/staff/payment-report/', {
          params: {
            query: {
              gateway: text('gateway'),
              from: span.from,
              to: span.to,
              ...((unit === 'rial' || unit === 'toman') && { unit }),
              ...(text('reference') !== '' && { reference_head: text('reference') }),
              ...(text('amount') !== '' && { amount_head: text('amount') }),
            },
          },
          body: { sheet: file.name },
          bodySerializer: () => formOf('sheet', file, file.name),
        }),
      )
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.paymentReports })
      navigate(paths.reconciliation(id))
    },
  })
  const failure = sending.error === null ? null : failureOf(sending.error)
  const isUnitUnknown = failure?.code === 'report_unit_unknown'
  const send = (file: File) => {
    if (span.check()) sending.mutate(file)
  }
  useEffect(() => {
    if (isUnitUnknown) focusFirstInvalid(form.current)
  }, [isUnitUnknown])
  return (
    <Panel title={words.title}>
      <form ref={form} className={stack} onSubmit={(event) => event.preventDefault()} noValidate>
        <div className={grid}>
          <SelectField
            name="gateway"
            label={words.gateway}
            options={gateways.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <DaySpanFields span={span} words={words} hints={{ from: words.dayHint }} />
          <SelectField
            name="unit"
            label={words.unit}
            hint={words.unitHint}
            error={isUnitUnknown ? failureText(failure) : undefined}
            options={(['', 'toman', 'rial'] as const).map((value) => ({
              value,
              label: words.units[value],
            }))}
          />
        </div>
        <details>
          <summary className={summary}>{words.heads}</summary>
          <p className={css({ textStyle: 'small', color: 'text-2', marginBlock: '2' })}>
            {words.headsHint}
          </p>
          <div className={grid}>
            <TextField name="reference" label={words.reference} maxLength={100} />
            <TextField name="amount" label={words.amount} maxLength={100} />
          </div>
        </details>
        <FailureNote failure={isUnitUnknown ? null : failure} />
        <div role="status" className={css({ '&:empty': { display: 'none' } })}>
          {sending.isPending && <Note icon="hourglass">{words.busy}</Note>}
        </div>
        <div>
          <FileButton
            icon="article"
            label={words.choose}
            accept={sheetTypes}
            disabled={sending.isPending}
            onFile={send}
          />
          <p className={css({ textStyle: 'caption', color: 'text-3', marginBlockStart: '2' })}>
            {words.hint}
          </p>
        </div>
      </form>
    </Panel>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
})
const summary = css({ cursor: 'pointer', textStyle: 'label', minBlockSize: '44px' })
