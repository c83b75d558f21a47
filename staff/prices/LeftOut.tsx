import { useEffect, useRef } from 'react'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import type { PriceChangeResult } from '#machines/flows/staff-price-change/staff-price-change.types.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { paths } from '#staff/app/paths.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { number } from '#src/lib/format.ts'
import { takeLostFocus } from '#src/lib/lost-focus.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { leftOutColumns } from './price-columns.tsx'

type Props = { result: PriceChangeResult; canUndo: boolean; onDismiss: () => void }

/** Which variants were left out when prices changed, and why. */
export function LeftOut({ result, canUndo, onDismiss }: Props) {
  const { changed, left_out: left, plan_id: planId } = result
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => takeLostFocus(summary.current), [])
  return (
    <>
      <div ref={summary} tabIndex={-1} className={css({ outline: 'none' })}>
        <Note tone="warn" role="alert">
          {words.leftOut(number(changed), number(left.length))}
        </Note>
      </div>
      <DataTable
        label={words.faultTable}
        columns={leftOutColumns}
        rows={left}
        rowId={({ variant_id: id }) => String(id)}
      />
      <div className={formActions}>
        <Button look="line" onClick={onDismiss}>
          {words.close}
        </Button>
        {canUndo && planId !== null && (
          <ButtonLink look="ghost" href={paths.pricePlan(planId)}>
            {words.undo.open}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
