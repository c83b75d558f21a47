import { desc, eq, inArray, like, or, sql, type Column, type SQL } from 'drizzle-orm'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import { isParcel, statusAt } from '#server/features/orders/orders.queries.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { tickets } from '#server/platform/db/schema/support.ts'
import { nameWords, productWords, wordsOf } from '#server/platform/db/schema/words.ts'
import { anyOf, hasWords } from '#server/platform/db/word-search.ts'

export type BackOfficeSearch = {
  /** The words in their comparable form, without joiners. */
  words: readonly string[]
  /** Empty for a text with letters. */
  digits: string
  phoneStart: string | null
  parcelCode: string | null
}

/** So many of a frequent beginning are looked at; the newest of them are shown. */
const most = 1_000

/** Orders by number, tracking code, parcel code, receiver and phone, newest first. */
export function findOrders(db: Executor, search: BackOfficeSearch, now: Date, limit: number) {
  const { digits, phoneStart, words, parcelCode } = search
  const by = (condition: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(condition).limit(most)
  const ids = anyOf([
    ...(parcelCode === null ? [] : [by(isParcel(parcelCode))]),
    ...(digits === ''
      ? [by(hasWords(nameWords(orders), words))]
      : [
          by(beginsWith(orders.id, digits)).orderBy(desc(orders.id)),
          by(eq(orders.trackingCode, digits)),
          ...(phoneStart === null
            ? []
            : [
                by(like(orders.phone, `${phoneStart}%`)),
                by(inArray(orders.userId, firstAccounts(db, phoneStart))),
              ]),
        ]),
  ])
  return db
    .select({
      id: orders.id,
      status: statusAt(now),
      isInPerson: orders.isInPerson,
      createdAt: orders.createdAt,
      firstName: orders.firstName,
      lastName: orders.lastName,
      phone: orders.phone,
    })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...exactFirst(orders.id, digits))
    .limit(limit)
}

/** Accounts by mobile number and name, newest first. */
export function findCustomers(db: Executor, search: BackOfficeSearch, limit: number) {
  const { digits, phoneStart, words } = search
  const named = hasWords(nameWords(users), words)
  const called = phoneStart === null ? sql`false` : like(users.phone, `${phoneStart}%`)
  const ids = anyOf([
    db
      .select({ id: users.id })
      .from(users)
      .where(digits === '' ? named : called)
      .limit(most),
  ])
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
    })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(desc(users.id))
    .limit(limit)
}

/** Products by the beginnings of words of their titles and code, newest first. */
export function findProducts(db: Executor, { words }: BackOfficeSearch, limit: number) {
  const found = hasWords(productWords(products), words)
  const ids = anyOf([db.select({ id: products.id }).from(products).where(found).limit(most)])
  return db
    .select({
      id: products.id,
      sku: products.sku,
      title: products.title,
      isActive: products.isActive,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(desc(products.id))
    .limit(limit)
}

/** Tickets by number, subject and the customer's mobile number, newest first. */
export function findTickets(db: Executor, search: BackOfficeSearch, limit: number) {
  const { digits, phoneStart, words } = search
  const by = (condition: SQL | undefined) =>
    db.select({ id: tickets.id }).from(tickets).where(condition).limit(most)
  const ids = anyOf([
    by(hasWords(wordsOf(tickets.title), words)),
    ...(digits === '' ? [] : [by(beginsWith(tickets.id, digits)).orderBy(desc(tickets.id))]),
    ...(phoneStart === null ? [] : [by(inArray(tickets.userId, firstAccounts(db, phoneStart)))]),
  ])
  return db
    .select({
      id: tickets.id,
      title: tickets.title,
      status: tickets.status,
      createdAt: tickets.createdAt,
      phone: users.phone,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .where(inArray(tickets.id, ids))
    .orderBy(...exactFirst(tickets.id, digits))
    .limit(limit)
}

/** A short beginning belongs to many accounts: some of them are enough. */
const firstAccounts = (db: Executor, phoneStart: string) =>
  idsByPhoneStart(db, phoneStart).limit(50)

const exactFirst = (id: Column, digits: string): SQL[] => {
  const isExact = digits !== '' && Number(digits) <= largestId
  return isExact ? [desc(sql`${id} = ${Number(digits)}`), desc(id)] : [desc(id)]
}

/** Whether an id begins with these digits, as spans of ids that its index has. */
function beginsWith(id: Column, digits: string): SQL {
  const first = Number(digits)
  const widths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((zeros) => 10 ** zeros)
  const spans = widths
    .filter((width) => first > 0 && first * width <= largestId)
    .map((width) => {
      const last = Math.min((first + 1) * width - 1, largestId)
      return sql`${id} between ${first * width} and ${last}`
    })
  return or(...spans) ?? sql`false`
}
