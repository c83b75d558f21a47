import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { MoveOrdersInput } from './staff-orders-move.machine.ts'

/** The live actors of a step of many orders. */
export function createStaffOrdersMoveActors(client: ShopClient) {
  return {
    moveOrders: fromPromise<Schemas['OrdersMoved'], MoveOrdersInput>(
      ({ input: { orders, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/order-move/', {
              params: { header: { 'Idempotency-Key': key } },
              body: {
                orders: orders.map(({ id, text_status }) => ({ id, expected_status: text_status })),
              },
              signal,
            }),
          ),
        ),
    ),
  }
}
