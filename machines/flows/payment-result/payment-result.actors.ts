import { fromPromise } from 'xstate'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'
import { listGateways } from '#machines/flows/checkout/list-gateways.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { createLeaveForGateway } from '#machines/flows/place-order/place-order.actors.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { serverDeadline } from '#machines/kernel/server-time.ts'
import type { KnownOrder } from './payment-result.machine.ts'

/**
 * The live actors of the result page.
 * @param leave takes the browser to another site
 */
export function createPaymentResultActors(client: ShopClient, leave: (address: string) => void) {
  return {
    loadOrder: fromPromise<KnownOrder, { orderId: number }>(({ input, signal }) =>
      within(signal, async (signal) => {
        const params = { path: { id: input.orderId } }
        const call = client.GET('/purchase/v4/order/{id}/', { params, signal })
        const order = await unwrap(call)
        const { response } = await call
        const expiresAt = serverDeadline(order.expires_at, response)
        return { order, expiresAt, lapsed: expiresAt <= Date.now() }
      }),
    ),

    listGateways: fromPromise<GatewayOptions>(({ signal }) =>
      within(signal, (signal) => listGateways(client, signal)),
    ),

    leaveForGateway: createLeaveForGateway(leave),
  }
}
