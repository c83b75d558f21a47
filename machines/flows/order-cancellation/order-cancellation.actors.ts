import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { OrderCancellationInput } from './order-cancellation.machine.ts'

export function createOrderCancellationActors(client: ShopClient) {
  return {
    cancelOrder: fromPromise<Schemas['Order'], OrderCancellationInput>(
      ({ input: { orderId: id }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/purchase/v4/order/{id}/cancel/', { params: { path: { id } }, signal }),
          ),
        ),
    ),
  }
}
