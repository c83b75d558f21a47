import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listStaffCategories, updateCategory } from './categories.service.ts'
import { updateFilter } from './filters.service.ts'

type CategoriesHandlers = Pick<Handlers, 'listStaffCategories' | 'updateCategory' | 'updateFilter'>

export function categoriesHandlers(context: Context): CategoriesHandlers {
  return {
    listStaffCategories: async () => ({ status: 200, body: await listStaffCategories(context) }),

    updateCategory: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateCategory(context, signedIn(caller).userId, path.id, body),
    }),

    updateFilter: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateFilter(context, signedIn(caller).userId, path.key, body),
    }),
  }
}
