import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getOrder, listOrders } from './orders.service.ts'
import { createOrder } from './place-order.service.ts'

export function ordersHandlers(
  context: Context,
): Pick<Handlers, 'listOrders' | 'getOrder' | 'createOrder'> {
  return {
    listOrders: async ({ caller, query }) => {
      const statuses = query.text_status ?? query.text_status__in ?? null
      return { status: 200, body: await listOrders(context, signedIn(caller).userId, statuses) }
    },

    getOrder: async ({ caller, path }) => ({
      status: 200,
      body: await getOrder(context, signedIn(caller).userId, path.id),
    }),

    createOrder: async ({ caller, query, headers, body }) => {
      const created = await createOrder(context, signedIn(caller).userId, {
        useWalletFunds: query.use_wallet_funds ?? false,
        addressId: body.address_id ?? null,
        expectedTotal: body.expected_total ?? null,
        expectedPayable: body.expected_payable ?? null,
        idempotencyKey: headers['Idempotency-Key'] ?? null,
      })
      return { status: 201, body: created }
    },
  }
}
