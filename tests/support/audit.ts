import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import { changesOf } from '#staff/actions/action-text.ts'
import { bookFaults, type InitialStock } from '#tools/chaos/audit.ts'

/** The books of the whole shop balance: see `bookFaults`. */
export async function expectBooksToBalance(
  db: Database,
  initialStock: InitialStock,
): Promise<void> {
  expect(await bookFaults(db, initialStock)).toEqual([])
}

/** All fields and enum values in the log of actions have Persian names. */
export async function expectLogToBeReadable(db: Database): Promise<void> {
  const { rows } = await db.execute<{ field: string }>(sql`
    select distinct field from staff_actions, jsonb_object_keys(before || after) field`)
  const nameless = rows.map(({ field }) => field).filter((field) => !(field in staffActions.fields))
  expect(nameless).toEqual([])
  const coded = await db.execute<Coded>(sql`
    select distinct subject, key as field, value from staff_actions, jsonb_each_text(before || after)
    where key in ('status', 'state', 'kind', 'format', 'list', 'stock', 'roles', 'refusal')`)
  const shown = coded.rows.map(({ subject, field, value }) => {
    const action = { ...blankAction, subject, after: { [field]: value } }
    return changesOf(action).join()
  })
  expect(shown.filter((text) => /[a-z_]{3}/.test(text))).toEqual([])
}

type Coded = { subject: Schemas['StaffAction']['subject']; field: string; value: string }

const blankAction: Schemas['StaffAction'] = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  staff_id: 1,
  first_name: null,
  last_name: null,
  action: 'moveOrder',
  subject: 'order',
  subject_id: 1,
  people: [],
  goods: null,
  name: null,
  before: {},
  after: {},
  reason: null,
}

/** The sum of a shopper's ledger entries, read without the shop's own code. */
export async function ledgerSum(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount), 0) as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.user_id = ${userId}`)
  return Number(rows[0]?.sum)
}
