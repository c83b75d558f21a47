import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

const size = 5

export const walletTransactionsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: queryKeys.walletTransactions(page),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wallet/wallet-transaction/', { params: { query: { size, page } }, signal })),
    staleTime: 10_000,
  })

export const giftCardsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.giftCards,
    queryFn: ({ signal }) => unwrap(api.GET('/wallet/gift-card/', { signal })),
    staleTime: 10_000,
  })
