import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { createBrand, listStaffBrands, updateBrand } from './brands.service.ts'

type BrandsHandlers = Pick<Handlers, 'listStaffBrands' | 'createBrand' | 'updateBrand'>

export function brandsHandlers(context: Context): BrandsHandlers {
  return {
    listStaffBrands: async () => ({ status: 200, body: await listStaffBrands(context) }),

    createBrand: async ({ caller, body }) => ({
      status: 201,
      body: await createBrand(context, signedIn(caller).userId, body),
    }),

    updateBrand: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateBrand(context, signedIn(caller).userId, path.id, body),
    }),
  }
}
