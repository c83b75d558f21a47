import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/** The whole menu of categories: only a browser loads it, once the menu is about to be opened. */
export const menuQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.menu,
    queryFn: ({ signal }) => getMenu(api, signal),
    staleTime: 10 * 60_000,
  })

/** Its departments, without what is below them: all that a page holds of the menu. */
export const departmentsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.departments,
    queryFn: async ({ signal }) => (await getMenu(api, signal)).map(withoutGroups),
    // Whoever opens the menu loads all of it.
    staleTime: Infinity,
  })

const getMenu = (api: Api, signal: AbortSignal) => unwrap(api.GET('/home-page/menu/', { signal }))

const withoutGroups = (department: Schemas['MenuNode']): Schemas['MenuNode'] => ({
  ...department,
  sub_menu: [],
})
