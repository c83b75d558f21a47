import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { orderQuery } from './shared/orders.queries.ts'

/** Shows an order as a reply brought it, and reloads what depends on it: lists, payments, cart and wallet. */
export function keepOrder(queryClient: QueryClient, api: Api, order: Schemas['Order']): void {
  queryClient.setQueryData(orderQuery(api, order.id).queryKey, order)
  const outdated = [
    queryKeys.transactions(order.id),
    queryKeys.allOrders,
    queryKeys.cart,
    queryKeys.wallet,
    queryKeys.messages,
  ]
  for (const queryKey of outdated) void queryClient.invalidateQueries({ queryKey })
}

/** Reloads an order that is not as the page shows it. */
export function forgetOrder(queryClient: QueryClient, orderId: number): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.order(orderId) })
}
