import { randomBytes, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { sandboxBankPayments } from '#server/db/schema/operations.ts'

export type BankPayment = typeof sandboxBankPayments.$inferSelect
export type NewBankPayment = Pick<BankPayment, 'amountRials' | 'invoiceNumber' | 'callbackUrl'>

/** Opens a payment and answers its token. */
export async function openBankPayment(db: Database, payment: NewBankPayment): Promise<string> {
  const token = randomBytes(16).toString('hex')
  await db
    .insert(sandboxBankPayments)
    .values({ ...payment, token, state: 'open' })
    .prepare('open-bank-payment')
    .execute()
  return token
}

export async function findBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  const [payment] = await db
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.token, token))
    .prepare('find-bank-payment')
    .execute()
  return payment ?? null
}

/** The shopper pays. Null where the payment is not open any more. */
export function payBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'open', { state: 'paid', referenceNumber: newReference() })
}

/** The shopper gives up. Null where the payment is not open any more. */
export function cancelBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'open', { state: 'cancelled' })
}

/** The merchant accepts the money, once. Null where it is not there to be accepted. */
export function acceptBankPayment(db: Database, token: string): Promise<BankPayment | null> {
  return move(db, token, 'paid', { state: 'verified' })
}

async function move(
  db: Database,
  token: string,
  from: BankPayment['state'],
  change: Pick<BankPayment, 'state'> & Partial<BankPayment>,
): Promise<BankPayment | null> {
  const [payment] = await db
    .update(sandboxBankPayments)
    .set(change)
    .where(and(eq(sandboxBankPayments.token, token), eq(sandboxBankPayments.state, from)))
    .returning()
    .prepare(`move-bank-payment-to-${change.state}`)
    .execute()
  return payment ?? null
}

const newReference = () => String(randomInt(10 ** 11, 10 ** 12))
