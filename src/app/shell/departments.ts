import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { menuQuery } from './menu.queries.ts'

/** The departments of the menu, without what is below them. Whoever opens the menu loads all of it. */
export const departmentsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.departments,
    queryFn: async ({ client }) => (await client.fetchQuery(menuQuery(api))).map(withoutGroups),
    staleTime: Infinity,
    // `menuQuery` retries.
    retry: false,
  })

const withoutGroups = (department: Schemas['MenuNode']): Schemas['MenuNode'] => ({
  ...department,
  sub_menu: [],
})
