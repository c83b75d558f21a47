import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { changedMeanwhile, recordAction } from '#server/features/staff/audit.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireFilled } from '#server/platform/fields.ts'
import { lockFilter, updateFilterRow } from './categories.queries.ts'
import { listStaffCategories } from './categories.service.ts'
import { filterContent, newValues } from './filter-values.ts'

type Content = Schemas['FilterContent']

/**
 * Changes the name and the values of a filter in every list that offers it. Throws `filter_not_found`,
 * `changed_meanwhile` if it is no longer as expected, and `validation_failed` for blank names and for values that it
 * cannot have (`filter.values`).
 */
export function updateFilter(
  context: Context,
  staffId: number,
  key: string,
  { filter, expected }: Schemas['FilterChange'],
): Promise<Schemas['StaffCategories']> {
  const content = tidied(filter)
  return transaction(context.db, async (tx) => {
    const row = await lockFilter(tx, key)
    if (row === null) throw new Problem('filter_not_found')
    const before = filterContent(row)
    if (!isDeepStrictEqual(before, expected))
      throw await changedMeanwhile(tx, { staffId, subject: 'filter', subjectId: row.id })
    const values = newValues(row, content.values)
    if (values === null) throw refusedField('filter.values', 'unknown')
    await updateFilterRow(tx, row.id, { name: content.name, values })
    await recordAction(tx, {
      staffId,
      action: 'updateFilter',
      subject: 'filter',
      subjectId: row.id,
      before: logged(before),
      after: logged(content),
      at: new Date(context.now()),
    })
    return listStaffCategories(context, tx)
  })
}

function tidied({ name, values }: Content): Content {
  const content = {
    name: name.trim(),
    values: values.map((each) => ({ value: each.value, name: each.name.trim() })),
  }
  requireFilled({ name: content.name })
  for (const each of content.values) requireFilled(each)
  return content
}

const logged = ({ name, values }: Content) => ({
  name,
  values: values.map((each) => `${each.value}: ${each.name}`).join('\n'),
})
