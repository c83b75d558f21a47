import type { ShopClient } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { GatewayOptions } from './checkout.types.ts'

/** The gateways that an order can be paid with. */
export function listGateways(client: ShopClient, signal: AbortSignal): Promise<GatewayOptions> {
  return unwrap(client.GET('/payments/payment_gateway_option/', { signal }))
}
