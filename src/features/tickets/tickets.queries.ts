import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The tickets whose titles contain the words; the last list stays until the next one is there. */
export const foundTicketsQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: queryKeys.ticketSearch(search),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/ticket/v3/ticket/', {
          params: { query: search === '' ? {} : { search } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

export const ticketQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: queryKeys.ticket(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/ticket/v3/ticket/{id}/', { params: { path: { id } }, signal })),
  })

/** Reading the chat marks its replies as seen. */
export const chatQuery = (api: Api, ticket: number) =>
  queryOptions({
    queryKey: queryKeys.chat(ticket),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/ticket/v3/chat/', { params: { query: { ticket } }, signal })),
    staleTime: 0,
  })

export const ticketCategoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.ticketCategories,
    queryFn: ({ signal }) => unwrap(api.GET('/ticket/ticket-category/', { signal })),
    staleTime: Infinity,
  })
