import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { orders, paymentEvents, payments } from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type PaymentRow = typeof payments.$inferSelect

/** The `gateway` of a payment from the wallet. */
export const walletGateway = 'wallet'

type NewPayment = Pick<PaymentRow, 'gateway' | 'amount' | 'redirectUrl' | 'createdAt'>
/** What a payment is for: an order, or money in the wallet of a shopper. */
export type Purpose =
  Record<'orderId', number> | (Record<'depositorId', number> & Record<'trackingCode', string>)

/** Inserts a payment that awaits its outcome, and logs its first transition. */
export async function insertPayment(
  tx: Transaction,
  payment: NewPayment & Purpose,
  { event, actor }: { event: string; actor: string },
): Promise<number> {
  const nothing = { orderId: null, depositorId: null, trackingCode: null }
  const [row] = await insertOpened(tx, { ...nothing, ...payment, event, actor })
  if (row === undefined) throw new Error('the payment was not written')
  return row.id
}

type Opened = NewPayment &
  Pick<PaymentRow, 'orderId' | 'depositorId' | 'trackingCode'> & { event: string; actor: string }

const insertOpened = statement('insert-payment', (tx: Transaction, at: Places<Opened>) => {
  const opened = tx.$with('opened').as(
    tx
      .insert(payments)
      .values({
        orderId: at('orderId'),
        depositorId: at('depositorId'),
        trackingCode: at('trackingCode'),
        gateway: at('gateway'),
        amount: at('amount'),
        status: 'PENDING',
        redirectUrl: at('redirectUrl'),
        createdAt: at('createdAt'),
      })
      .returning({ id: payments.id }),
  )
  const logged = tx.$with('logged').as(
    tx
      .insert(paymentEvents)
      .values({
        paymentId: sql`(select id from opened)`,
        event: at('event'),
        toStatus: 'PENDING',
        actor: at('actor'),
        at: at('createdAt'),
      })
      .returning({ id: paymentEvents.id }),
  )
  return tx.with(opened, logged).select().from(opened)
})

/** How many payments of an order, or of deposits of a shopper, still await their outcome at a gateway. */
export async function countOpenPayments(tx: Transaction, purpose: Purpose): Promise<number> {
  const [row] = await ('orderId' in purpose
    ? countOfOrder(tx, { orderId: purpose.orderId })
    : countOfDepositor(tx, { depositorId: purpose.depositorId }))
  return row?.open ?? 0
}

const countOfOrder = statement(
  'count-open-payments-of-order',
  (tx: Transaction, at: Places<{ orderId: number }>) =>
    countOpen(tx, eq(payments.orderId, at('orderId'))),
)

const countOfDepositor = statement(
  'count-open-payments-of-depositor',
  (tx: Transaction, at: Places<{ depositorId: number }>) =>
    countOpen(tx, eq(payments.depositorId, at('depositorId'))),
)

function countOpen(tx: Transaction, filter: SQL) {
  return tx
    .select({ open: sql<number>`count(*)::int` })
    .from(payments)
    .where(and(filter, eq(payments.status, 'PENDING'), ne(payments.gateway, walletGateway)))
}

/** Stores the provider's token of a payment. */
export async function setPaymentToken(db: Executor, id: number, token: string): Promise<void> {
  await updateToken(db, { id, token })
}

const updateToken = statement(
  'set-payment-token',
  (db: Executor, at: Places<{ id: number; token: string }>) =>
    db
      .update(payments)
      .set({ token: sql`${at('token')}` })
      .where(eq(payments.id, at('id'))),
)

export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow | null> {
  const [payment] = await selectLocked(tx, { id })
  return payment ?? null
}

const selectLocked = statement('lock-payment', (tx: Transaction, at: Places<{ id: number }>) =>
  tx
    .select()
    .from(payments)
    .where(eq(payments.id, at('id')))
    .for('no key update'),
)

/** A payment with the tracking code of its order or its own. */
export async function findPayment(db: Executor, id: number) {
  return one(await withTrackingCode(db).where(eq(payments.id, id)))
}

export async function findPaymentByToken(db: Executor, gateway: string, token: string) {
  return one(await selectByToken(db, { gateway, token }))
}

const selectByToken = statement(
  'select-payment-by-token',
  (db: Executor, at: Places<{ gateway: string; token: string }>) =>
    withTrackingCode(db).where(
      and(eq(payments.gateway, at('gateway')), eq(payments.token, at('token'))),
    ),
)

/** Stores the amount that a gateway took for a deposit, if it is another than was asked for. */
export async function setPaymentAmount(tx: Transaction, id: number, amount: number): Promise<void> {
  await tx.update(payments).set({ amount }).where(eq(payments.id, id))
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

/** The gateways at which these orders were paid, or else their latest payments were started, wallets left out. */
export async function findLastGateways(
  db: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number | null, string>> {
  if (orderIds.length === 0) return new Map()
  const rows = await selectLastGateways(db, { orderIds })
  return new Map(rows.map(({ orderId, gateway }) => [orderId, gateway]))
}

const selectLastGateways = statement(
  'select-last-gateways',
  (db: Executor, at: Places<{ orderIds: readonly number[] }>) =>
    db
      .selectDistinctOn([payments.orderId], {
        orderId: payments.orderId,
        gateway: payments.gateway,
      })
      .from(payments)
      .where(
        and(
          sql`${payments.orderId} = any(${at('orderIds')}::int[])`,
          ne(payments.gateway, walletGateway),
        ),
      )
      .orderBy(
        payments.orderId,
        desc(eq(payments.status, 'SUCCESSFUL')),
        desc(payments.createdAt),
        desc(payments.id),
      ),
)

function withTrackingCode(db: Executor) {
  const trackingCode = sql<string>`coalesce(${payments.trackingCode}, ${orders.trackingCode})`
  return db
    .select({ payment: payments, trackingCode: trackingCode.as('code') })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
}

function one(rows: { payment: PaymentRow; trackingCode: string }[]) {
  const [row] = rows
  return row ? { ...row.payment, trackingCode: row.trackingCode } : null
}
