import { useSelector } from '@xstate/react'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import {
  staffImportSelectors as selectors,
  type StaffImportActor,
} from '#machines/flows/staff-import/staff-import.machine.ts'
import { css } from '#styled/css/index.js'
import { columnName } from './ColumnsForm.tsx'

const words = staffImports.check

/** Which columns of a sheet are read as what, in which unit its prices are, and which are not read. */
export function ReadColumns({ actor }: { actor: StaffImportActor }) {
  const its = useSelector(actor, selectors.import)
  const columns = useSelector(actor, selectors.columns)
  if (its === null || columns === null) return null
  const { fields, price_unit: unit } = columns
  const read = fields.flatMap((field) => (field === null ? [] : staffImports.fields[field]))
  const ignored = its.columns.flatMap((column, place) =>
    (fields[place] ?? null) === null && column.samples.length > 0 ? columnName(column, place) : [],
  )
  const hasPrices = fields.includes('price') || fields.includes('new_price')
  return (
    <p className={css({ textStyle: 'small', color: 'text-2' })}>
      {words.read(read.join('، '))} {hasPrices && words.unit(staffImports.mapping.units[unit])}{' '}
      {ignored.length > 0 && words.ignored(ignored.join('، '))}
    </p>
  )
}
