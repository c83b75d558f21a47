import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { importFields } from '#domain/import-columns.ts'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import {
  staffImportSelectors as selectors,
  type StaffImportActor,
} from '#machines/flows/staff-import/staff-import.machine.ts'
import type { ProductImport } from '#machines/flows/staff-import/staff-import.types.ts'
import { css } from '#styled/css/index.js'
import { textIn } from '#staff/app/form-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'

const words = staffImports.mapping

/** Asks what each column of a sheet holds. */
export function ColumnsForm({ actor }: { actor: StaffImportActor }) {
  const its = useSelector(actor, selectors.import)
  const columns = useSelector(actor, selectors.columns)
  const fault = useSelector(actor, selectors.columnsFault)
  if (its === null || columns === null) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const fields = its.columns.map((_, place) => {
      const chosen = textIn(form, nameOf(place))
      return importFields.find((field) => field === chosen) ?? null
    })
    const price_unit = textIn(form, 'unit') === 'rial' ? 'rial' : 'toman'
    actor.send({ type: 'columns.submitted', columns: { fields, price_unit } })
  }
  return (
    <Panel title={words.title}>
      <form onSubmit={submit} className={stack}>
        <p>{words.text(number(its.rows_total))}</p>
        {fault !== null && (
          <Note tone="danger" role="alert">
            {words.faults[fault]}
          </Note>
        )}
        <div className={grid}>
          {its.columns.map((column, place) => (
            <SelectField
              key={nameOf(place)}
              name={nameOf(place)}
              label={columnName(column, place)}
              hint={
                column.samples.length === 0 ? words.empty : words.samples(column.samples.join('، '))
              }
              prompt={words.ignored}
              defaultValue={columns.fields[place] ?? ''}
              options={options}
            />
          ))}
          <SelectField
            name="unit"
            label={words.unit}
            defaultValue={columns.price_unit}
            options={units}
          />
        </div>
        <Button type="submit">{words.submit}</Button>
      </form>
    </Panel>
  )
}

/** What a column is called: its head, or its place if it has none. */
export const columnName = ({ head }: ProductImport['columns'][number], place: number): string =>
  head === '' ? words.unnamed(toPersianDigits(place + 1)) : words.column(head)

const nameOf = (place: number) => `column_${place}`
const options = importFields.map((value) => ({ value, label: staffImports.fields[value] }))
const units = (['toman', 'rial'] as const).map((value) => ({ value, label: words.units[value] }))

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: '3',
})
