import { trackingCodeOf } from '#domain/tracking-code.ts'
import { comparable, comparableWords } from '#domain/persian.ts'
import { nounsOfNumbers } from '#i18n/fa/staff-search-nouns.ts'
import type { Context } from '#server/context.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import { digitsIn, phoneStartIn } from '#server/features/orders/staff-lookup.ts'
import { mayCall } from '#machines/api/may-call.ts'
import * as queries from './staff-search.queries.ts'

/** How many of each group are shown. */
const shown = 5

/** What the lists of these roles have for a text, a few of each; null for a list that they do not admit. */
export async function searchBackOffice(
  { db, now }: Context,
  roles: readonly StaffRole[],
  typed: string,
): Promise<Schemas['BackOfficeFindings']> {
  const search = readSearch(typed)
  const may = (operation: Parameters<typeof mayCall>[1]) => mayCall({ roles }, operation)
  const [orders, customers, products, tickets] = await Promise.all([
    may('listStaffOrders') ? queries.findOrders(db, search, new Date(now()), shown) : null,
    may('openCustomer') ? queries.findCustomers(db, search, shown) : null,
    may('listStaffProducts') ? queries.findProducts(db, search, shown) : null,
    may('listStaffTickets') ? queries.findTickets(db, search, shown) : null,
  ])
  return {
    orders:
      orders &&
      orders.map((row) => ({
        id: row.id,
        text_status: row.status,
        is_in_person: row.isInPerson,
        created_at: row.createdAt.toISOString(),
        first_name: row.firstName,
        last_name: row.lastName,
        phone_number: row.phone,
      })),
    customers:
      customers &&
      customers.map((row) => ({
        id: row.id,
        first_name: row.firstName,
        last_name: row.lastName,
        phone_number: row.phone,
      })),
    products:
      products &&
      products.map((row) => ({
        id: row.id,
        sku: row.sku,
        title: row.title,
        is_active: row.isActive,
      })),
    tickets:
      tickets &&
      tickets.map((row) => ({
        id: row.id,
        title: row.title,
        status: row.status,
        date: row.createdAt.toISOString(),
        phone_number: row.phone,
      })),
  }
}

/** The words are as typed; a text without letters is a number as well, also after a noun, as in "order no. 12". */
function readSearch(typed: string): queries.BackOfficeSearch {
  const text = withoutNouns(typed)
  const isNumber = !/\p{L}/u.test(text)
  return {
    words: comparableWords(typed.replaceAll('\u200c', ' ')),
    digits: isNumber ? digitsIn(text) : '',
    phoneStart: isNumber ? phoneStartIn(text) : null,
    parcelCode: trackingCodeOf(text),
  }
}

const nouns = new Set(nounsOfNumbers.map(comparable))

/** A text without the nouns before its number; other texts stay. */
function withoutNouns(text: string): string {
  const number = /\P{L}*$/u.exec(text)?.[0] ?? ''
  const before = text.slice(0, text.length - number.length).replaceAll('\u200c', ' ')
  const isNamed = /\p{N}/u.test(number) && comparableWords(before).every((word) => nouns.has(word))
  return isNamed ? number : text
}
