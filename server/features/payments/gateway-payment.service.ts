import { isGatewayKindOffered } from '#server/catalogue/shop-settings.ts'
import type { Context } from '#server/context.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { movePayment } from '#server/platform/lifecycle/lifecycle.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { Problem } from '#server/problem.ts'
import {
  countOpenPayments,
  insertPayment,
  lockPayment,
  setPaymentToken,
  type Purpose,
} from './payments.queries.ts'

/**
 * The delay before the outcome of a payment is first checked if the shopper did not return. A gateway has answered by then,
 * or never will.
 */
export const firstSettlementDelayMs = 2 * 60_000

export type GatewayPayment = {
  userId: number
  gateway: string
  /** Tomans. */
  amount: number
  purpose: Purpose
  /** The number that the gateway shows to the shopper. */
  invoiceNumber: string
  /** Where the shopper sees the result, in the shop. */
  redirectUrl: string
}

/**
 * Registers a payment at a gateway. Returns the gateway's page. The payment is stored before the gateway is called, with
 * a job that checks its outcome later. Throws gateway_not_found, too_many_payments, too_many_requests, and
 * `ProviderUnavailable` after cancelling the payment.
 */
export async function openAtGateway(context: Context, opening: GatewayPayment): Promise<string> {
  const { gateway, amount, invoiceNumber } = opening
  const provider = context.payments.find(gateway)
  const kind = context.payments.gateways.find(({ code }) => code === gateway)?.kind
  if (provider === null || kind === undefined || !isGatewayKindOffered(context, kind))
    throw new Problem('gateway_not_found')
  const paymentId = await writePayment(context, opening)
  try {
    const callbackUrl = `${context.config.siteUrl}/api/payments/gateways/${gateway}/return/`
    const started = await provider.start({ amount, invoiceNumber, callbackUrl })
    await setPaymentToken(context.db, paymentId, started.token)
    return started.redirectTo
  } catch (error) {
    await giveUp(context, paymentId, gateway)
    throw error
  }
}

/** Refuses a return URL outside of the shop. Throws `redirect_url_refused`. */
export function refuseForeignUrl(returnUrl: string, siteUrl: string): void {
  const url = URL.parse(returnUrl)
  const isOurs = url?.origin === siteUrl && siteUrl.startsWith(url.protocol)
  if (!isOurs || url.username !== '' || url.password !== '') {
    throw new Problem('redirect_url_refused')
  }
}

/** Every open payment is asked about at the gateway, so one order cannot have any number of them. */
async function refuseMorePayments(
  { config }: Context,
  tx: Transaction,
  purpose: Purpose,
): Promise<void> {
  const key = 'orderId' in purpose ? `order:${purpose.orderId}` : `deposit:${purpose.depositorId}`
  await lockLimit(tx, `payments:${key}`)
  if ((await countOpenPayments(tx, purpose)) >= config.limits.openPayments)
    throw new Problem('too_many_payments')
}

function writePayment(context: Context, opening: GatewayPayment): Promise<number> {
  const { gateway, amount, redirectUrl, purpose } = opening
  const createdAt = new Date(context.now())
  const perHour = context.config.limits.paymentsPerHour
  return transaction(context.db, async (tx) => {
    await countRequest(context, tx, { key: `payments-of:${opening.userId}`, perHour })
    await refuseMorePayments(context, tx, purpose)
    const payment = { ...purpose, gateway, amount, redirectUrl, createdAt }
    const actor = `user:${opening.userId}`
    const paymentId = await insertPayment(tx, payment, { event: 'payment.started', actor })
    await enqueue(tx, {
      kind: 'settle-payment',
      uniqueKey: `settle-payment:${paymentId}`,
      payload: { payment_id: paymentId },
      runAt: new Date(context.now() + firstSettlementDelayMs),
    })
    return paymentId
  })
}

async function giveUp(context: Context, paymentId: number, gateway: string): Promise<void> {
  const at = new Date(context.now())
  await transaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment?.status !== 'PENDING') return
    await movePayment(tx, payment, { type: 'payment.cancelled' }, `gateway:${gateway}`, at)
  })
}
