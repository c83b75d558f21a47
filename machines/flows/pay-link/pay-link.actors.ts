import { fromPromise } from 'xstate'
import type { GatewayOptions } from '#machines/flows/checkout/checkout.types.ts'

/**
 * The one actor of the pay link.
 * @param listGateways loads the gateways; the links of one page share the call
 */
export function createPayLinkActors(listGateways: () => Promise<GatewayOptions>) {
  return { listGateways: fromPromise<GatewayOptions>(listGateways) }
}
