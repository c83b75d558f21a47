import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as delivery from './delivery.service.ts'

type DeliveryHandlers = Pick<
  Handlers,
  'getPaymentInfo' | 'selectAddress' | 'listShippingMethods' | 'setShippingMethod'
>

export function deliveryHandlers(context: Context): DeliveryHandlers {
  return {
    getPaymentInfo: async ({ caller }) =>
      ok(await delivery.getPaymentInfo(context, signedIn(caller).userId)),

    selectAddress: async ({ caller, body }) =>
      ok(await delivery.selectAddress(context, signedIn(caller).userId, body.address_id)),

    listShippingMethods: async ({ query }) =>
      ok(await delivery.listShippingMethods(context, query.is_in_person)),

    setShippingMethod: async ({ caller, body }) =>
      ok(await delivery.setShippingMethod(context, signedIn(caller).userId, body.shipping_method)),
  }
}

function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body }
}
