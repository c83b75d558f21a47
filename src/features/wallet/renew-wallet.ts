import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'

/** After a change of the wallet: loads it again here, and in the other tabs the cart, whose totals name its funds. */
export function renewWallet(queryClient: QueryClient): Promise<void> {
  notifyOtherTabs('cart')
  return queryClient.invalidateQueries({ queryKey: queryKeys.wallet })
}
