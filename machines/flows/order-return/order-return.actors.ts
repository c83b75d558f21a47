import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ReturnCall } from './order-return.machine.ts'

export function createOrderReturnActors(client: ShopClient) {
  return {
    requestReturn: fromPromise<Schemas['Order'], ReturnCall>(
      ({ input: { orderId: id, request: body, attemptKey }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/purchase/v4/order/{id}/return/', {
              params: { path: { id }, header: { 'Idempotency-Key': attemptKey } },
              body,
              signal,
            }),
          ),
        ),
    ),
  }
}
