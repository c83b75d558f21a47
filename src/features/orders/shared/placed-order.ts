import { useHistoryState } from 'wouter/use-browser-location'

/** What the checkout tells the list of orders in the state of its entry in the history. */
export type OrdersState = { placedOrder: number }

/** The order that led to this page; null if none did, and while hydrating. */
export function usePlacedOrder(): number | null {
  const state = useHistoryState<Partial<OrdersState> | null>()
  return state?.placedOrder ?? null
}
