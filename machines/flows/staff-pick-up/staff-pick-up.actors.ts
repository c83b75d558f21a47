import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { HandOverInput } from './staff-pick-up.machine.ts'

export function createStaffPickUpActors(client: ShopClient) {
  return {
    findPickup: fromPromise<Schemas['StaffOrder'], string>(({ input: code, signal }) =>
      within(signal, (signal) =>
        unwrap(client.POST('/staff/pick-up/', { body: { pickup_code: code }, signal })),
      ),
    ),
    handOverOrder: fromPromise<Schemas['StaffOrder'], HandOverInput>(
      ({ input: { orderId: id, code, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/pick-up/{id}/hand-over/', {
              params: { path: { id }, header: { 'Idempotency-Key': key } },
              body: { pickup_code: code },
              signal,
            }),
          ),
        ),
    ),
  }
}
