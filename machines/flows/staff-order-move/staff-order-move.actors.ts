import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { MoveOrderInput } from './staff-order-move.machine.ts'

export function createStaffOrderMoveActors(client: ShopClient) {
  return {
    moveOrder: fromPromise<Schemas['StaffOrder'], MoveOrderInput>(
      ({ input: { orderId: id, move, reason, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/order/{id}/move/', {
              params: { path: { id }, header: { 'Idempotency-Key': key } },
              body: { event: move.event, expected_status: move.from, reason: reason.trim() },
              signal,
            }),
          ),
        ),
    ),
  }
}
