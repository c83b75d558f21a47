import { gatewayKinds } from '#i18n/gateways.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import type { Gateway } from '#server/platform/providers/payment.ts'
import { findOwnOrder } from '#server/features/orders/orders.queries.ts'
import { gatewayLink } from './gateway-link.ts'
import { openAtGateway, refuseForeignUrl } from './gateway-payment.service.ts'
import { lenderTerms } from './lender-terms.ts'
import { findOrderPayments, type PaymentRow } from './payments.queries.ts'
import { isGatewayKindOffered } from '#server/catalogue/shop-settings.ts'
import { isPayable } from '#server/platform/lifecycle/lifecycle.service.ts'
import { resultAddress } from './payment-result.ts'

/** The gateways of this shop that are offered; unconfigured ones are inactive. */
export function listGatewayOptions(context: Context): Schemas['GatewayOptions'] {
  const { payments } = context
  const options = (kind: Gateway['kind']) =>
    isGatewayKindOffered(context, kind)
      ? payments.gateways.filter((gateway) => gateway.kind === kind).map(option)
      : []
  return { bank_gateways: options('bank'), credit_gateways: options('credit') }

  function option(gateway: Gateway): Schemas['GatewayOption'] {
    const { code, kind, icon, name, description, provider } = gateway
    return {
      link: gatewayLink(context, code),
      icon,
      icon_alt_text: gatewayKinds[kind],
      name,
      description,
      is_active: provider !== null,
    }
  }
}

/** The payments of the caller's order, newest first. Throws `order_not_found`. */
export async function listTransactions(
  context: Context,
  userId: number,
  orderId: number,
): Promise<Schemas['Transaction'][]> {
  const order = await findOwnOrder(context.db, userId, orderId, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  const payments = await findOrderPayments(context.db, orderId)
  return payments.map((payment) => transactionBody(context, payment))
}

function transactionBody(context: Context, payment: PaymentRow): Schemas['Transaction'] {
  const used = context.payments.gateways.find(({ code }) => code === payment.gateway)
  const terms = lenderTerms(context, payment)
  return {
    created_at: payment.createdAt.toISOString(),
    status: payment.status,
    gateway_used: payment.gateway,
    gateway_name: used?.name ?? null,
    amount: payment.amount,
    reference_number: payment.referenceNumber,
    ...(used?.kind === 'credit' && {
      credit: {
        installment_info: terms && {
          monthly_due: terms.monthlyDue,
          down_payment: terms.downPayment,
        },
      },
    }),
  }
}

export type PaymentStart = { gateway: string; orderId: number; redirectUrl: string }

/**
 * Starts a payment of the caller's order at a gateway. Returns the URL to redirect to: the gateway's, or `redirectUrl`
 * with paid=0 and the problem code. Throws `redirect_url_refused`.
 */
export async function startPayment(
  context: Context,
  userId: number,
  start: PaymentStart,
): Promise<string> {
  refuseForeignUrl(start.redirectUrl, context.config.siteUrl)
  try {
    return await openPayment(context, userId, start)
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'gateway_unavailable'
    if (!(error instanceof Problem)) context.log.warn({ err: error }, 'a payment did not start')
    return resultAddress(start.redirectUrl, { paid: '0', order_id: start.orderId, code })
  }
}

async function openPayment(
  context: Context,
  userId: number,
  { gateway, orderId, redirectUrl }: PaymentStart,
): Promise<string> {
  const order = await findOwnOrder(context.db, userId, orderId, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  if (!isPayable(order.status)) throw new Problem('order_not_payable')
  return openAtGateway(context, {
    userId,
    gateway,
    amount: order.totalPrice - order.walletPaid,
    purpose: { orderId },
    invoiceNumber: order.trackingCode,
    redirectUrl,
  })
}
