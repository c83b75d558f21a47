import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import { changesOf } from '#staff/actions/action-text.ts'
import { bookFaults, type InitialStock } from '#tools/chaos/audit.ts'

/**
 * The stock, the ledger, wallets and refunds agree with the movements and orders that led to them; see `bookFaults` for each
 * rule.
 */
export async function expectBooksToBalance(
  db: Database,
  initialStock: InitialStock,
): Promise<void> {
  expect(await bookFaults(db, initialStock)).toEqual([])
}

/** All fields in the log of actions, and their values unless these are free text, have Persian names. */
export async function expectLogToBeReadable(db: Database): Promise<void> {
  const { rows } = await db.execute<Logged>(sql`
    select distinct subject, key as field, value #>> '{}' as value, jsonb_typeof(value) as type
    from staff_actions, lateral (select * from jsonb_each(before) union select * from jsonb_each(after)) as logged`)
  const nameless = rows.map(({ field }) => field).filter((field) => !(field in staffActions.fields))
  expect(nameless).toEqual([])
  const shown = rows
    .filter(({ field, type }) => type === 'string' && !freeTexts.has(field))
    .map(({ subject, field, value }) =>
      changesOf({ ...blankAction, subject, after: { [field]: value } }).join(),
    )
  expect(shown.filter((text) => /[a-z_]{3}|[A-Z]{4}/.test(text))).toEqual([])
}

type Logged = {
  subject: Schemas['StaffAction']['subject']
  field: string
  value: string | null
  type: string
}

/** What staff write, choose by its name, or have from elsewhere; a field that is not listed has values of an enum. */
const freeTexts: ReadonlySet<string> = new Set<keyof typeof staffActions.fields>([
  'parcel_code',
  'first_name',
  'last_name',
  'text_address',
  'bank_tracking_code',
  'address',
  'link',
  'file',
  'search',
  'title',
  'second_title',
  'text',
  'name',
  'english_name',
  'code',
  'sku',
  'slug',
  'brand',
  'category',
  'parent',
  'color',
  'warranty',
  'description',
  'key_features',
  'specifications',
  'highlights',
  'used_details',
  'similar',
  'facts',
  'filters',
  'values',
  'title_tag',
  'description_tag',
  'desktop_banner',
  'mobile_banner',
  'picture',
  'pictures',
])

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
  content: null,
  reason: null,
}

/** The sum of a shopper's ledger entries, read without the shop's own code. */
export async function ledgerSum(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(e.amount), 0) as sum from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where a.user_id = ${userId}`)
  return Number(rows[0]?.sum)
}
