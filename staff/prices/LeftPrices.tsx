import { useEffect, useRef } from 'react'
import { staffPricePlans } from '#i18n/fa/staff-price-plans.ts'
import type { PriceUndoResult } from '#machines/flows/staff-price-undo/staff-price-undo.machine.ts'
import { css } from '#styled/css/index.js'
import { DataTable } from '#staff/table/DataTable.tsx'
import { number } from '#src/lib/format.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { Note } from '#src/ui/Note.tsx'
import { leftPriceColumns } from './price-columns.tsx'

const words = staffPricePlans.undo

/** How many prices returned, and which were left because they were changed since. */
export function LeftPrices({ result: { returned, left_out: left } }: { result: PriceUndoResult }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(summary.current), [])
  return (
    <>
      <div ref={summary} tabIndex={-1} className={css({ outline: 'none' })}>
        <Note tone="warn" role="alert">
          {words.incomplete(number(returned), number(left.length))}
        </Note>
      </div>
      <DataTable
        label={words.leftTable}
        columns={leftPriceColumns}
        rows={left}
        rowId={({ variant_id: id }) => String(id)}
      />
    </>
  )
}
