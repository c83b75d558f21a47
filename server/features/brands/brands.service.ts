import { tidyPersian } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { changedMeanwhile, recordAction } from '#server/features/staff/audit.service.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled } from '#server/platform/fields.ts'
import * as queries from './brands.queries.ts'

type Names = Schemas['BrandInput']

/** The brands of the shop by name, with how many products each has. */
export async function listStaffBrands({ db }: { db: Executor }): Promise<Schemas['StaffBrands']> {
  return { results: await queries.findBrands(db) }
}

/** Throws `brand_taken` if there is one with the same English name, and `validation_failed` for a blank name. */
export function createBrand(
  { db, now }: Context,
  staffId: number,
  input: Names,
): Promise<Schemas['StaffBrands']> {
  const names = tidied(input)
  return transaction(db, async (tx) => {
    const id = await queries.insertBrand(tx, {
      slug: slugOf(names.english_name),
      name: names.name,
      englishName: names.english_name,
      aliases: aliasesWith([], names),
    })
    if (id === null) throw new Problem('brand_taken')
    await recordAction(tx, {
      staffId,
      action: 'createBrand',
      subject: 'brand',
      subjectId: id,
      before: {},
      after: names,
      at: new Date(now()),
    })
    return listStaffBrands({ db: tx })
  })
}

/**
 * Renames a brand; it is still found by its old names. Throws `brand_not_found`, `changed_meanwhile` if its names are no
 * longer as expected, and `validation_failed` for a blank name.
 */
export function updateBrand(
  { db, now }: Context,
  staffId: number,
  id: number,
  { brand, expected }: Schemas['BrandChange'],
): Promise<Schemas['StaffBrands']> {
  const names = tidied(brand)
  return transaction(db, async (tx) => {
    const row = await queries.lockBrand(tx, id)
    if (row === null) throw new Problem('brand_not_found')
    const before = { name: row.name, english_name: row.englishName }
    if (before.name !== expected.name || before.english_name !== expected.english_name)
      throw await changedMeanwhile(tx, { staffId, subject: 'brand', subjectId: id })
    await queries.updateBrand(tx, id, {
      name: names.name,
      englishName: names.english_name,
      aliases: aliasesWith(aliasesWith(row.aliases, before), names),
    })
    await recordAction(tx, {
      staffId,
      action: 'updateBrand',
      subject: 'brand',
      subjectId: id,
      before,
      after: names,
      at: new Date(now()),
    })
    return listStaffBrands({ db: tx })
  })
}

function tidied(input: Names): Names {
  const names = {
    name: tidyPersian(input.name).trim(),
    english_name: input.english_name.replaceAll(/\s+/g, ' ').trim(),
  }
  requireFilled(names)
  return names
}

/** What a search finds the brand by. */
const aliasesWith = (aliases: readonly string[], names: Names): string[] => [
  ...new Set([...aliases, names.name, names.english_name.toLowerCase()]),
]

const slugOf = (englishName: string): string =>
  englishName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
