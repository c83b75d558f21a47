import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { doubtfulPercent } from '#domain/price.ts'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import {
  staffPriceChangeSelectors as selectors,
  type StaffPriceChangeActor,
} from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import type { PriceSchedule } from '#domain/repricing.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { momentText } from '#staff/app/moment-text.ts'
import { number } from '#src/lib/format.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { changeColumns, faultColumns, variantName } from './price-columns.tsx'

type Props = { actor: StaffPriceChangeActor; onDismiss: () => void }

/** A longer table takes time to draw. */
const shownAtFirst = 100

/** Each old and new price, with a choice which of them change, and what cannot be changed and why. */
export function PricePreview({ actor, onDismiss }: Props) {
  const preview = useSelector(actor, selectors.preview)
  const spared = useSelector(actor, selectors.spared)
  const count = useSelector(actor, selectors.count)
  const isBusy = useSelector(actor, selectors.isBusy)
  const isEmpty = useSelector(actor, selectors.isEmpty)
  const farOff = useSelector(actor, selectors.farOff)
  const canChoose = useSelector(actor, selectors.canChoose)
  const schedule = useSelector(actor, selectors.schedule)
  const [isWhole, setWhole] = useState(false)
  const { changes, faults } = useMemo(() => {
    const { changes = [], faults = [] } = Object.groupBy(preview, ({ fault }) =>
      fault === null ? 'changes' : 'faults',
    )
    return { changes, faults }
  }, [preview])
  const shown = useMemo(
    () => (isWhole ? changes : changes.slice(0, shownAtFirst)),
    [changes, isWhole],
  )
  const heading = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone: that of the form, or after a failure that of the change.
  useEffect(() => {
    if (!isBusy) takeLostFocus(heading.current)
  }, [isBusy])
  return (
    <>
      <p ref={heading} role="status" tabIndex={-1} className={css({ outline: 'none' })}>
        {isEmpty ? words.noChanges : words.changes(number(count))}
      </p>
      {farOff > 0 && (
        <Note tone="warn" role="alert">
          {words.farOff(number(farOff), toPersianDigits(doubtfulPercent))}
        </Note>
      )}
      {schedule !== null && <Note>{whenOf(schedule)}</Note>}
      {shown.length > 0 && (
        <DataTable
          label={words.changeTable}
          columns={changeColumns}
          rows={shown}
          rowId={({ variant_id: id }) => String(id)}
          selection={{
            label: (row) => words.row(variantName(row)),
            has: ({ variant_id: id }) => !spared.includes(id),
            onToggle: ({ variant_id: id }) => actor.send({ type: 'variant.toggled', id }),
            isFixed: !canChoose,
          }}
        />
      )}
      {shown.length < changes.length && (
        <Button look="ghost" size="sm" onClick={() => setWhole(true)}>
          {words.showAll(number(changes.length))}
        </Button>
      )}
      {faults.length > 0 && (
        <>
          <h3 className={css({ textStyle: 'label' })}>{words.faultTitle(number(faults.length))}</h3>
          <DataTable
            label={words.faultTable}
            columns={faultColumns}
            rows={faults}
            rowId={({ variant_id: id }) => String(id)}
          />
        </>
      )}
      {isEmpty && (
        <Note tone="warn" role="alert">
          {changes.length === 0 ? words.allFaulty : words.noneChosen}
        </Note>
      )}
      <div className={formActions}>
        {((canChoose && !isEmpty) || isBusy) && (
          <Button
            busy={isBusy}
            busyLabel={words.busy}
            onClick={() => actor.send({ type: 'change.confirmed', key: newKey() })}
          >
            {schedule === null ? words.confirm(number(count)) : words.confirmPlan(number(count))}
          </Button>
        )}
        {canChoose && (
          <Button look="line" onClick={() => actor.send({ type: 'repricing.reconsidered' })}>
            {words.back}
          </Button>
        )}
        <Button look="line" disabled={isBusy} onClick={onDismiss}>
          {canChoose || isBusy ? words.keep : words.close}
        </Button>
      </div>
    </>
  )
}

function whenOf({ starts_at, ends_at }: PriceSchedule): string {
  const start = momentText(starts_at)
  return ends_at === null
    ? words.plannedFrom(start)
    : words.plannedUntil(start, momentText(ends_at))
}
