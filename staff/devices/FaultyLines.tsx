import { useMemo, useState } from 'react'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

const words = staffDevices.import
const step = 100

/** Every line that cannot be imported, with every reason; a hundred at a time. */
export function FaultyLines({
  check: { faults, lines },
}: {
  check: Schemas['WarrantyImportCheck']
}) {
  const [shown, setShown] = useState(step)
  const rows = useMemo(() => faults.slice(0, shown), [faults, shown])
  const left = faults.length - rows.length
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Note tone="danger" role="alert">
        {words.faulty(number(new Set(faults.map(({ line }) => line)).size), number(lines))}
      </Note>
      <DataTable
        label={words.faultTable}
        columns={columns}
        rows={rows}
        rowId={({ line, fault }) => `${line} ${fault}`}
      />
      {left > 0 && (
        <Button look="ghost" size="sm" onClick={() => setShown(shown + step)}>
          {words.more(number(Math.min(left, step)))}
        </Button>
      )}
    </div>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['WarrantyLineFault']>()

const columns = all([
  accessor('line', { header: words.columns.line, cell: ({ getValue }) => number(getValue()) }),
  accessor('text', {
    header: words.columns.text,
    cell: ({ getValue }) => <bdi dir="ltr">{getValue()}</bdi>,
  }),
  accessor(({ fault }) => words.faults[fault], { id: 'fault', header: words.columns.fault }),
])
