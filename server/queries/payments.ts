import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/db/database.ts'
import { orders, paymentEvents, payments } from '#server/db/schema/commerce.ts'

export type PaymentRow = typeof payments.$inferSelect

/** The `gateway` of the part of an order that the wallet pays. */
export const walletGateway = 'wallet'

/** Writes a payment that waits for its outcome, and logs how it began. */
export async function insertPayment(
  tx: Transaction,
  payment: Pick<PaymentRow, 'orderId' | 'gateway' | 'amount' | 'redirectUrl' | 'createdAt'>,
  { event, actor }: { event: string; actor: string },
): Promise<number> {
  const opened = tx.$with('opened').as(
    tx
      .insert(payments)
      .values({ ...payment, status: 'PENDING' })
      .returning({ id: payments.id }),
  )
  const logged = tx.$with('logged').as(
    tx
      .insert(paymentEvents)
      .values({
        paymentId: sql`(select id from opened)`,
        event,
        toStatus: 'PENDING',
        actor,
        at: payment.createdAt,
      })
      .returning({ id: paymentEvents.id }),
  )
  const [row] = await tx
    .with(opened, logged)
    .select()
    .from(opened)
    .prepare('insert-payment')
    .execute()
  if (row === undefined) throw new Error('the payment was not written')
  return row.id
}

/** Notes the provider's name for a payment. */
export async function setPaymentToken(db: Executor, id: number, token: string): Promise<void> {
  await db
    .update(payments)
    .set({ token })
    .where(eq(payments.id, id))
    .prepare('set-payment-token')
    .execute()
}

export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow | null> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, id))
    .for('no key update')
    .prepare('lock-payment')
    .execute()
  return payment ?? null
}

/** A payment with the tracking code of its order. */
export async function findPayment(db: Executor, id: number) {
  return one(await withOrder(db).where(eq(payments.id, id)).prepare('find-payment').execute())
}

export async function findPaymentByToken(db: Executor, gateway: string, token: string) {
  return one(
    await withOrder(db)
      .where(and(eq(payments.gateway, gateway), eq(payments.token, token)))
      .prepare('find-payment-by-token')
      .execute(),
  )
}

/** The part of an order that its wallet pays, if any. */
export async function findWalletPayment(tx: Transaction, orderId: number) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.gateway, walletGateway)))
    .orderBy(asc(payments.id))
  return payment ?? null
}

/** The payments of an order, newest first. */
export function findOrderPayments(db: Executor, orderId: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

function withOrder(db: Executor) {
  return db
    .select({ payment: payments, trackingCode: orders.trackingCode })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
}

function one(rows: { payment: PaymentRow; trackingCode: string }[]) {
  const [row] = rows
  return row ? { ...row.payment, trackingCode: row.trackingCode } : null
}
