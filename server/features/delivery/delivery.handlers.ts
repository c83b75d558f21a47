import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as delivery from './delivery.service.ts'

type DeliveryHandlers = Pick<
  Handlers,
  | 'getPaymentInfo'
  | 'selectAddress'
  | 'listShippingMethods'
  | 'setShippingMethod'
  | 'estimateDelivery'
>

export function deliveryHandlers(context: Context): DeliveryHandlers {
  return {
    getPaymentInfo: async ({ caller }) =>
      ok(await delivery.getPaymentInfo(context, signedIn(caller).userId)),

    selectAddress: async ({ caller, body }) =>
      ok(await delivery.selectAddress(context, signedIn(caller).userId, body.address_id)),

    listShippingMethods: async ({ caller, query }) => {
      const listing = {
        isInPerson: query.is_in_person ?? null,
        addressId: query.address_id ?? null,
      }
      return ok(await delivery.listShippingMethods(context, signedIn(caller).userId, listing))
    },

    setShippingMethod: async ({ caller, body }) => {
      const { shipping_method: methodId, address_id: addressId = null } = body
      const { userId } = signedIn(caller)
      return ok(await delivery.setShippingMethod(context, userId, methodId, addressId))
    },

    estimateDelivery: async ({ query }) => ok(await delivery.estimateDelivery(context, query.city)),
  }
}

function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body }
}
