import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'

const folder = new URL('../../server/platform/db/schema/', import.meta.url)

/** Where the export of an account has the rows of a table that are about its owner. */
const exported: Record<string, keyof Schemas['AccountExport']> = {
  users: 'profile',
  sessions: 'sessions',
  addresses: 'addresses',
  carts: 'cart',
  orders: 'orders',
  withdrawals: 'withdrawals',
  gift_cards: 'gift_cards',
  ledger_accounts: 'wallet_transactions',
  payments: 'wallet_transactions',
  discount_uses: 'orders',
  saved_products: 'saved_products',
  stock_alerts: 'stock_alerts',
  registered_devices: 'devices',
  customer_requests: 'requests',
  advice_requests: 'requests',
  installment_requests: 'requests',
  used_phone_requests: 'requests',
  platform_sign_ups: 'unconfirmed_sign_ups',
  comments: 'comments',
  comment_interactions: 'comment_reactions',
  questions: 'questions',
  question_answers: 'answers',
  tickets: 'tickets',
  messages: 'messages',
  uploads: 'uploads',
  push_subscriptions: 'push_devices',
}

const ofStaff = 'the work of a staff member, which the back office shows'

/** Why the export leaves a table out. */
const exempt: Record<string, string> = {
  one_time_codes: 'hashes of codes, deleted after a day',
  password_reset_tokens: 'hashes of tokens that are valid for minutes',
  sms_outbox: 'texts on their way, about what the export has; codes are forgotten once sent',
  cart_merges: 'random ids of carts that were merged',
  comment_answers: 'the shop’s words, which the page of the product shows',
  order_notes: 'what staff noted for each other; deleted with the account of the customer',
  request_entries: 'the shop’s words; answers are exported with their request',
  staff_messages: 'delivered as messages, which are exported',
  staff_roles: ofStaff,
  staff_actions: ofStaff,
  staff_views: ofStaff,
  stock_movements: ofStaff,
  site_contents: ofStaff,
  site_content_drafts: ofStaff,
  gift_card_issues: ofStaff,
  payment_reports: ofStaff,
  price_plans: ofStaff,
  product_exports: ofStaff,
  product_imports: ofStaff,
}

async function tables(): Promise<PgTable[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    names.map((name): Promise<Record<string, unknown>> => import(new URL(name, folder).href)),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
}

/** Whether rows of a table name an account or a telephone number. */
function isAboutPeople(table: PgTable): boolean {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const referred = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
  return (
    name === 'users' ||
    referred.includes('users') ||
    columns.some((column) => /phone|user_id|userId/.test(column.name))
  )
}

describe('the export of an account', () => {
  it('has every table that names an account or a number, or a reason not to', async () => {
    const found = (await tables()).filter(isAboutPeople).map((table) => getTableConfig(table).name)
    expect(found.length).toBeGreaterThan(30)
    const listed = [...Object.keys(exported), ...Object.keys(exempt)]
    expect(new Set(listed).size).toBe(listed.length)
    expect(found.toSorted()).toEqual(listed.toSorted())
  })
})
