import { fromPromise } from 'xstate'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import { listGateways } from '#machines/flows/checkout/list-gateways.ts'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { createLeaveForGateway } from '#machines/flows/place-order/place-order.actors.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { KnownDeposit, KnownOrder } from './payment-result.machine.ts'

type Outside = {
  /** Takes the browser to another site. */
  leave: (address: string) => void
  /** Hands a purchase to the tag manager, once for each order. */
  report: (purchase: Schemas['PurchaseEvent']) => void
}

/** Actors that load the result of a payment, report the purchase to analytics and retry at the gateway. */
export function createPaymentResultActors(client: ShopClient, { leave, report }: Outside) {
  return {
    reportPurchase: fromPromise<void, { orderId: number }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const params = { path: { id: input.orderId } }
        const { allow, data } = await unwrap(
          client.GET('/purchase/v4/order/{id}/trigger-event/', { params, signal }),
        )
        if (allow && data !== null) report(data)
      }),
    ),

    findDeposit: fromPromise<KnownDeposit | null, { trackingCode: string }>(
      async ({ input, signal }) => {
        const params = { query: { size: newestMovements } }
        const { results } = await within(signal, (signal) =>
          unwrap(client.GET('/wallet/wallet-transaction/', { params, signal })),
        )
        const isIt = ({ transaction_type: type, tracking_code: code }: (typeof results)[number]) =>
          type === 'DEPOSIT' && code === input.trackingCode
        return results.find(isIt) ?? null
      },
    ),

    loadOrder: fromPromise<KnownOrder, { orderId: number }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { orderId: id } = input
        const params = { path: { id } }
        const call = client.GET('/purchase/v4/order/{id}/', { params, signal })
        const loading = unwrap(call)
        const query = { order: id }
        const [order, payments, gateways] = await Promise.all([
          loading,
          unwrap(client.GET('/payments/transaction/', { params: { query }, signal })),
          loading.then((order) => gatewaysFor(order, client, signal)),
        ])
        const { response } = await call
        const received = payments.find(isReceived)
        const referenceNumber = received?.reference_number ?? null
        const gatewayName = (received ?? payments.find(isAtGateway))?.gateway_name ?? null
        const expiresAt = serverDeadline(order.expires_at, response)
        const credit = payments.find(isByLender)?.credit ?? null
        const lapsed = expiresAt <= Date.now()
        return { order, referenceNumber, credit, gatewayName, gateways, expiresAt, lapsed }
      }),
    ),

    listGateways: fromPromise<GatewayOptions>(({ signal }) =>
      within(signal, (signal) => listGateways(client, signal)),
    ),

    leaveForGateway: createLeaveForGateway(leave),
  }
}

/** The gateways of a waiting order. They only label the button; paying loads them again and reports a failure. */
const gatewaysFor = async (
  { text_status: status }: Schemas['Order'],
  client: ShopClient,
  signal: AbortSignal,
): Promise<GatewayOptions | null> =>
  status === 'WAITING_PAYMENT' ? listGateways(client, signal).catch(() => null) : null

/** Among these a deposit is looked for; the bank returns within minutes. */
const newestMovements = 50

/** Whether a lender has paid; the wallet may have paid a part as well. */
const isByLender = (payment: Schemas['Transaction']) =>
  isReceived(payment) && payment.credit !== undefined

/** Whether the shop has the money of a gateway, or has returned it; the wallet has no number for it. */
const isReceived = (payment: Schemas['Transaction']) =>
  isAtGateway(payment) && (payment.status === 'SUCCESSFUL' || payment.status === 'RETURNED')

const isAtGateway = ({ gateway_used: gateway }: Schemas['Transaction']) => gateway !== 'wallet'
