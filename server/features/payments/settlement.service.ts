import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import {
  ProviderUnavailable,
  type PaymentProvider,
  type Verification,
} from '#server/platform/providers/payment.ts'
import { lockOrder, setRefunded, type OrderRow } from '#server/features/orders/orders.queries.ts'
import {
  findPayment,
  findPaymentByToken,
  lockPayment,
  setPaymentAmount,
  type PaymentRow,
} from './payments.queries.ts'
import { refundToWallet, type MoneySource } from '#server/features/wallet/ledger.service.ts'
import { isPayable, movePayment } from '#server/platform/lifecycle/lifecycle.service.ts'
import {
  confirmOrder,
  expireLockedOrder,
  isOverdue,
} from '#server/features/orders/close-order.service.ts'
import { firstSettlementDelayMs } from './gateway-payment.service.ts'
import { settleDeposit } from './deposits.service.ts'
import { resultAddress } from './payment-result.ts'
import { asClient } from '#server/platform/db/client-share.ts'
import { transaction } from '#server/platform/db/transaction.ts'

const retryMs = 5 * 60_000
/** A payment that is still open at the gateway after this time is cancelled. */
const openForMs = 60 * 60_000
/** A gateway that has not responded for a day is asked less often, and staff should look at it. */
const unresponsiveAfterMs = 24 * 60 * 60_000
const unresponsiveRetryMs = 60 * 60_000

type KnownPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>
/** A payment that the gateway knows by its token. */
type StartedPayment = KnownPayment & { token: string }
type Paid = Extract<Verification, { state: 'paid' }>

/**
 * The gateway redirects the shopper back with the token of a payment. Nothing else in that request is trusted: the outcome
 * is verified with the gateway itself and settled once, however often the shopper returns. Runs on connections that are
 * reserved from shoppers, so that no other client can block settlement. Returns the address of the result page.
 */
export async function returnFromBank(
  context: Context,
  gateway: string,
  returned: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const token = context.payments.find(gateway)?.tokenIn(returned) ?? null
  if (token === null) return unknownResult(context)
  const share = {
    key: `payment:${gateway}:${token}`,
    connections: 1,
    refusal: 'service_unavailable',
    reserved: true,
  } as const
  return asClient(share, () => settleReturn(context, gateway, token))
}

const unknownResult = ({ config }: Context): string =>
  resultAddress(`${config.siteUrl}/payment/callback`, { paid: 'unknown' })

async function settleReturn(context: Context, gateway: string, token: string): Promise<string> {
  const payment = await findPaymentByToken(context.db, gateway, token)
  if (payment === null) return unknownResult(context)
  const { trackingCode, orderId, amount, redirectUrl } = payment
  const about = { order_id: orderId, tracking_code: trackingCode, amount }
  try {
    await pausesOf(context).get(payment.id)
    const { payment: after, cancelledByShopper } = await settle(context, { ...payment, token })
    return resultAddress(redirectUrl, {
      paid: after.status === 'SUCCESSFUL' ? '1' : '0',
      ...about,
      amount: after.amount,
      reference_number: after.referenceNumber,
      refunded: after.status === 'RETURNED' ? '1' : undefined,
      cancelled: cancelledByShopper ? '1' : undefined,
    })
  } catch (error) {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error'
    context.log[level]({ err: error, payment: payment.id }, 'a payment could not be verified')
    return resultAddress(redirectUrl, { paid: 'unknown', ...about, code: 'gateway_unavailable' })
  }
}

/**
 * The job that checks a payment if the shopper did not return or the server stopped. Returns the time of the next check,
 * or null once the payment is closed. A payment that stays open for an hour is cancelled.
 */
export async function settlePayment(context: Context, paymentId: number): Promise<Date | null> {
  const payment = await findPayment(context.db, paymentId)
  if (payment?.status !== 'PENDING') return null
  const { token } = payment
  const age = context.now() - payment.createdAt.getTime()
  if (token === null) {
    // The gateway may still be registering it.
    if (age < firstSettlementDelayMs)
      return new Date(payment.createdAt.getTime() + firstSettlementDelayMs)
    await cancel(context, payment)
    return null
  }
  const checked = await settleOrNull(context, { ...payment, token }, age)
  if (checked === null) {
    const pause = age < unresponsiveAfterMs ? retryMs : unresponsiveRetryMs
    return new Date(context.now() + pause)
  }
  if (checked.status !== 'PENDING') return null
  if (age < openForMs) return new Date(context.now() + retryMs)
  await cancel(context, checked)
  return null
}

/** Checks a payment because its shopper asks for that: like a return, not soon again after it was open. */
export async function settleAtRequest(context: Context, paymentId: number): Promise<void> {
  await pausesOf(context).get(paymentId)
  await settlePayment(context, paymentId)
}

/** Milliseconds until an open payment is cancelled, or until the next check if that time has passed. */
export function msUntilSettled({ createdAt }: Pick<PaymentRow, 'createdAt'>, now: number): number {
  const left = createdAt.getTime() + openForMs - now
  return left > 0 ? left : retryMs
}

/** Null while the gateway does not respond. */
async function settleOrNull(
  context: Context,
  payment: StartedPayment,
  age: number,
): Promise<PaymentRow | null> {
  try {
    return (await settle(context, payment)).payment
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const level = age < unresponsiveAfterMs ? 'warn' : 'error'
    context.log[level](
      { err: error, payment: payment.id },
      'the verification of a payment will be retried',
    )
    return null
  }
}

type Settled = { payment: PaymentRow; cancelledByShopper: boolean }

/** Verifies with the gateway, outside any transaction, and settles the outcome. */
async function settle(context: Context, payment: StartedPayment): Promise<Settled> {
  if (isSettled(payment)) return { payment, cancelledByShopper: false }
  const verified = await verify(context, payment)
  if (verified.state === 'open') {
    pauseReturns(context, payment.id)
    return { payment, cancelledByShopper: false }
  }
  if (verified.state !== 'paid') {
    const after = await cancel(context, payment)
    return {
      payment: after,
      cancelledByShopper: verified.state === 'cancelled' && !isSettled(after),
    }
  }
  const settled = await transaction(context.db, (tx) => settlePaid(context, tx, payment, verified))
  return { payment: settled, cancelledByShopper: false }
}

/** Delay before a repeated callback or request of the shopper checks an open payment again, to limit calls to the gateway. */
const returnPauseMs = 2_000

const pausesOf = byPayment<Promise<void>>()
const verificationsOf = byPayment<Promise<Verification>>()

/**
 * A map by payment id for each context. It is per process and only reduces calls to the gateways: row locks ensure that a
 * payment is settled once.
 */
function byPayment<Value>(): (context: Context) => Map<number, Value> {
  const maps = new WeakMap<Context, Map<number, Value>>()
  return (context) => {
    const map = maps.get(context) ?? new Map<number, Value>()
    maps.set(context, map)
    return map
  }
}

function pauseReturns(context: Context, paymentId: number): void {
  const known = pausesOf(context)
  if (known.has(paymentId)) return
  const over = wait(returnPauseMs, undefined, { ref: false }).then(() => {
    known.delete(paymentId)
  })
  known.set(paymentId, over)
}

/**
 * Asks the gateway once for simultaneous calls. A caller that joined a verification that found no money asks again: it
 * may have begun before the shopper paid.
 */
async function verify(context: Context, payment: StartedPayment): Promise<Verification> {
  const running = verificationsOf(context)
  const verified = await running.get(payment.id)
  if (verified?.state === 'paid') return verified
  const joined = running.get(payment.id)
  if (joined !== undefined) return joined
  const { id, token, amount } = payment
  const asked = providerOf(context, payment)
    .verify({ token, amount })
    .finally(() => running.delete(id))
  running.set(id, asked)
  return asked
}

/**
 * Locks the order row, then the payment row, in the same order as elsewhere, to avoid deadlocks. A deposit has no order
 * row.
 */
async function settlePaid(
  context: Context,
  tx: Transaction,
  known: KnownPayment,
  paid: Paid,
): Promise<PaymentRow> {
  const order = known.orderId === null ? null : await lockOrder(tx, known.orderId)
  const payment = await lockPayment(tx, known.id)
  if (payment === null) throw new Error(`there is no payment ${known.id}`)
  if (isSettled(payment)) return payment
  if (paid.amount !== payment.amount) {
    context.log.error(
      { payment: payment.id, asked: payment.amount, paid: paid.amount },
      'gateway charged an unexpected amount',
    )
  }
  if (order !== null) return settleOrder(context, tx, { payment, order, paid })
  const { depositorId } = payment
  if (depositorId === null) throw new Error(`the payment ${payment.id} has no purpose`)
  return settleDeposit(tx, { ...payment, depositorId }, paid, new Date(context.now()))
}

type Settling = { payment: PaymentRow; order: OrderRow; paid: Paid }

/** Confirms the order, or refunds the payment to the wallet, at most the requested amount. */
async function settleOrder(
  context: Context,
  tx: Transaction,
  { payment, order, paid }: Settling,
): Promise<PaymentRow> {
  const actor = `gateway:${payment.gateway}` as const
  const at = new Date(context.now())
  const { referenceNumber } = paid
  const source = sourceOf(context, payment)
  const overdue = isOverdue(order, context.now())
  if (overdue) await expireLockedOrder(context, tx, order)
  if (!overdue && isPayable(order.status) && paid.amount === payment.amount) {
    await confirmOrder(tx, order, actor, at, { id: payment.id, source })
    const settled = { type: 'payment.settled' } as const
    const status = await movePayment(tx, payment, settled, actor, at, referenceNumber)
    return { ...payment, referenceNumber, status }
  }
  const amount = Math.min(paid.amount, payment.amount)
  await refundToWallet(tx, {
    userId: order.userId,
    orderId: order.id,
    paymentId: payment.id,
    amount,
    excess: paid.amount - amount,
    source,
    at,
  })
  await setRefunded(tx, order.id, order.refundedToWallet + amount)
  if (amount !== payment.amount) await setPaymentAmount(tx, payment.id, amount)
  const returned = { type: 'payment.returned' } as const
  const status = await movePayment(tx, payment, returned, actor, at, referenceNumber)
  return { ...payment, amount, referenceNumber, status }
}

const isSettled = ({ status }: PaymentRow) => status === 'SUCCESSFUL' || status === 'RETURNED'

function cancel(context: Context, { id }: PaymentRow): Promise<PaymentRow> {
  return transaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment === null) throw new Error(`there is no payment ${id}`)
    if (payment.status !== 'PENDING') return payment
    const actor = `gateway:${payment.gateway}` as const
    const at = new Date(context.now())
    const status = await movePayment(tx, payment, { type: 'payment.cancelled' }, actor, at)
    return { ...payment, status }
  })
}

function sourceOf({ payments }: Context, { gateway }: PaymentRow): MoneySource {
  const isCredit = payments.gateways.some(({ code, kind }) => code === gateway && kind === 'credit')
  return isCredit ? 'lenders' : 'gateway'
}

function providerOf(context: Context, { gateway }: PaymentRow): PaymentProvider {
  const provider = context.payments.find(gateway)
  if (provider === null) throw new Error(`the gateway ${gateway} is no longer configured`)
  return provider
}
