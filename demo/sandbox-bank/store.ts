import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import { sandboxBankPayments } from './schema.ts'

export type BankPayment = typeof sandboxBankPayments.$inferSelect
export type NewBankPayment = Pick<BankPayment, 'amountRials' | 'invoiceNumber' | 'callbackUrl'>

/** Opens a payment. Returns its token. */
export async function openBankPayment(db: Database, payment: NewBankPayment): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await insertOpen(db, { ...payment, token })
  return token
}

const insertOpen = statement(
  'open-bank-payment',
  (db: Database, at: Places<NewBankPayment & { token: string }>) =>
    db.insert(sandboxBankPayments).values({
      token: at('token'),
      amountRials: at('amountRials'),
      invoiceNumber: at('invoiceNumber'),
      callbackUrl: at('callbackUrl'),
      state: 'open',
    }),
)

export async function findBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  const [payment] = await selectByToken(db, { token })
  return payment ?? null
}

const selectByToken = statement(
  'select-bank-payment',
  (db: Database, at: Places<{ token: string }>) =>
    db
      .select()
      .from(sandboxBankPayments)
      .where(eq(sandboxBankPayments.token, at('token'))),
)

/** The shopper pays. Null if the payment is no longer open. */
export function payBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'open', { state: 'paid', referenceNumber: newReference() })
}

/** The shopper cancels. Null if the payment is no longer open. */
export function cancelBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'open', { state: 'cancelled' })
}

/** The merchant confirms the payment, once. Null if it was not paid. */
export function acceptBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'paid', { state: 'verified' })
}

async function move(
  db: Database,
  token: string,
  from: BankPayment['state'],
  change: { state: BankPayment['state']; referenceNumber?: string },
): Promise<BankPayment | null> {
  const { state, referenceNumber = null } = change
  const [payment] = await updateState(db, { token, from, state, referenceNumber })
  return payment ?? null
}

type Change = {
  token: string
  from: BankPayment['state']
  state: BankPayment['state']
  referenceNumber: string | null
}

const updateState = statement('move-bank-payment', (db: Database, at: Places<Change>) =>
  db
    .update(sandboxBankPayments)
    .set({
      state: sql`${at('state')}`,
      referenceNumber: sql`coalesce(${at('referenceNumber')}, ${sandboxBankPayments.referenceNumber})`,
    })
    .where(
      and(eq(sandboxBankPayments.token, at('token')), eq(sandboxBankPayments.state, at('from'))),
    )
    .returning(),
)

const newReference = () => String(randomInt(10 ** 11, 10 ** 12))
