import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#staff/app/queries.ts'

/** Fetches everything again that a change of many prices affects. Resolves when that has settled, successfully or not. */
export async function renewPrices(queryClient: QueryClient): Promise<void> {
  const keys = [queryKeys.anyProduct, queryKeys.pricePlans, queryKeys.anyPricePlan]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
