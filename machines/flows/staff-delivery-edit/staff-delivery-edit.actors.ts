import { fromPromise } from 'xstate'
import type { OrderDelivery } from '#domain/order-delivery.ts'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type { CorrectDeliveryInput, StaffDeliveryEditInput } from './staff-delivery-edit.machine.ts'

export function createStaffDeliveryEditActors(client: ShopClient) {
  return {
    correctDelivery: fromPromise<Schemas['StaffOrder'], CorrectDeliveryInput>(
      ({ input: { orderId: id, reason, ...deliveries }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.PUT('/staff/order/{id}/delivery/', {
              params: { path: { id } },
              body: { ...deliveries, reason: reason.trim() },
              signal,
            }),
          ),
        ),
    ),
    getDelivery: fromPromise<OrderDelivery, StaffDeliveryEditInput>(
      ({ input: { orderId: id }, signal }) =>
        within(signal, async (signal) => {
          const { delivery } = await unwrap(
            client.GET('/staff/order/{id}/', { params: { path: { id } }, signal }),
          )
          // A colleague has corrected the order and then sent it.
          if (delivery === null) throw new ProblemError('move_impossible')
          return delivery
        }),
    ),
  }
}
