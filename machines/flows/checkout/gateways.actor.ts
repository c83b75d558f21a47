import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { GatewayOptions } from './checkout.types.ts'

/** The live actor that reads the gateways one can pay with. */
export function listGateways(client: ShopClient) {
  return fromPromise<GatewayOptions>(({ signal }) =>
    within(signal, (signal) => unwrap(client.GET('/payments/payment_gateway_option/', { signal }))),
  )
}
