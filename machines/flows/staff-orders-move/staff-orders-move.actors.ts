import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { MoveOrdersInput } from './staff-orders-move.machine.ts'

/** The limit of `moveOrders`. */
const mostOfCall = 100

export function createStaffOrdersMoveActors(client: ShopClient) {
  return {
    moveOrders: fromPromise<Schemas['OrdersMoved'], MoveOrdersInput>(
      async ({ input: { orders, key }, signal }) => {
        const results: Schemas['OrdersMoved']['results'] = []
        for (let start = 0; start < orders.length; start += mostOfCall) {
          const part = orders.slice(start, start + mostOfCall)
          const moved = await within(signal, (signal) =>
            unwrap(
              client.POST('/staff/order-move/', {
                params: { header: { 'Idempotency-Key': key } },
                body: {
                  orders: part.map(({ id, text_status }) => ({ id, expected_status: text_status })),
                },
                signal,
              }),
            ),
          )
          results.push(...moved.results)
        }
        return { results }
      },
    ),
  }
}
