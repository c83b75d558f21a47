import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as categories from './categories.service.ts'
import { uploadCategoryPicture } from './category-pictures.ts'
import { updateFilter } from './filters.service.ts'

type CategoriesHandlers = Pick<
  Handlers,
  | 'listStaffCategories'
  | 'createCategory'
  | 'updateCategory'
  | 'showCategory'
  | 'deleteCategory'
  | 'uploadCategoryPicture'
  | 'updateFilter'
>

export function categoriesHandlers(context: Context): CategoriesHandlers {
  return {
    listStaffCategories: async () => ({
      status: 200,
      body: await categories.listStaffCategories(context, context.db),
    }),

    createCategory: async ({ caller, body }) => ({
      status: 200,
      body: await categories.createCategory(context, signedIn(caller).userId, body),
    }),

    updateCategory: async ({ caller, path, body }) => ({
      status: 200,
      body: await categories.updateCategory(context, signedIn(caller).userId, path.id, body),
    }),

    showCategory: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await categories.showCategory(context, userId, path.id, body, key),
      }
    },

    deleteCategory: async ({ caller, path, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return {
        status: 200,
        body: await categories.deleteCategory(context, userId, path.id, key),
      }
    },

    uploadCategoryPicture: async ({ caller, files }) => ({
      status: 201,
      body: await uploadCategoryPicture(context, signedIn(caller).userId, files.get('file')),
    }),

    updateFilter: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateFilter(context, signedIn(caller).userId, path.key, body),
    }),
  }
}
