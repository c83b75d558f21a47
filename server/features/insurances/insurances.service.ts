import { paragraphsOf, textOf } from '#domain/product-content.ts'
import type { InsuranceRow } from '#server/catalogue/catalogue.queries.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { refusedField } from '#server/platform/fields.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './insurances.queries.ts'

type Edited = Schemas['EditedInsurance']

/** The insurances of the shop, including ones that are not offered. */
export async function readInsurances(db: Executor): Promise<Schemas['InsurancesContent']> {
  const rows = await queries.selectInsurances(db)
  return {
    kind: 'insurances',
    insurances: rows.map((row) => ({
      id: row.id,
      name: row.name,
      description: textOf(row.description),
      months: row.months,
      rate_permille: row.ratePermille,
      minimum_price: row.minimumPrice,
      category_slugs: row.categorySlugs,
      is_offered: row.isOffered,
    })),
  }
}

/**
 * Adds and changes insurances; one that is left out is no longer offered. A former slug of a
 * category counts as its present one, and a slug without a category for nothing. Throws
 * `validation_failed` for an id that does not exist or comes twice.
 */
export async function writeInsurances(
  tx: Transaction,
  { insurances }: Schemas['InsurancesContent'],
): Promise<void> {
  const slugs = await queries.lockFormerSlugs(tx)
  const before = new Map((await queries.selectInsurances(tx)).map((row) => [row.id, row]))
  const ids = insurances.flatMap(({ id }) => id ?? [])
  const wrong = ids.find((id, place) => !before.has(id) || ids.indexOf(id) < place)
  if (wrong !== undefined) throw refusedField('insurances', 'unknown')
  const known = insurances.flatMap((insurance) => {
    const row = before.get(insurance.id ?? 0)
    return row === undefined ? [] : [{ id: row.id, ...rowOf(insurance, row, slugs) }]
  })
  await queries.withdrawOthers(
    tx,
    known.map(({ id }) => id),
  )
  await queries.updateInsurances(tx, known)
  await queries.insertInsurances(
    tx,
    insurances.filter(({ id }) => id === null).map((insurance) => rowOf(insurance, null, slugs)),
  )
}

/**
 * HTML that was there before is kept until its text changes.
 * @param present the present slugs of categories by their former ones
 */
function rowOf(
  insurance: Edited,
  before: InsuranceRow | null,
  present: ReadonlyMap<string, string>,
) {
  const { name, description, months, rate_permille: rate, minimum_price: minimum } = insurance
  if (months === null || rate === null || minimum === null)
    throw new Error(`the insurance ${name} is incomplete`)
  const isSameText = before !== null && textOf(before.description) === description
  return {
    name: name.trim(),
    description: isSameText ? before.description : paragraphsOf(description),
    months,
    ratePermille: rate,
    minimumPrice: minimum,
    categorySlugs: [...new Set(insurance.category_slugs.map((slug) => present.get(slug) ?? slug))],
    isOffered: insurance.is_offered,
  }
}
