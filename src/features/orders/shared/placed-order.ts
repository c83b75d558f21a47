import { useHistoryState } from 'wouter/use-browser-location'

/** What the checkout passes to the list of orders in the state of the history entry. */
export type OrdersState = { placedOrder: number }

/** The order that led to this page; null if none did, and while hydrating. */
export function usePlacedOrder(): number | null {
  const state = useHistoryState<Partial<OrdersState> | null>()
  return state?.placedOrder ?? null
}
