import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { moveProducts } from './move-products.service.ts'
import { createProduct, createVariant, updateProduct } from './product-editing.service.ts'
import { addProductPicture, setProductPictures } from './product-pictures.service.ts'
import { getStaffCatalogue, getStaffProduct, listStaffProducts } from './staff-products.service.ts'

type StaffProductsHandlers = Pick<
  Handlers,
  | 'getStaffCatalogue'
  | 'listStaffProducts'
  | 'getStaffProduct'
  | 'createProduct'
  | 'updateProduct'
  | 'createVariant'
  | 'addProductPicture'
  | 'setProductPictures'
  | 'moveProducts'
>

export function staffProductsHandlers(context: Context): StaffProductsHandlers {
  return {
    getStaffCatalogue: async () => ({ status: 200, body: getStaffCatalogue(context) }),

    listStaffProducts: async ({ query }) => ({
      status: 200,
      body: await listStaffProducts(context, query),
    }),

    getStaffProduct: async ({ path }) => ({
      status: 200,
      body: await getStaffProduct(context, path.id),
    }),

    createProduct: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await createProduct(context, userId, body, key) }
    },

    updateProduct: async ({ caller, path, body }) => ({
      status: 200,
      body: await updateProduct(context, signedIn(caller).userId, path.id, body),
    }),

    addProductPicture: async ({ caller, path, files }) => {
      const { userId } = signedIn(caller)
      const body = await addProductPicture(context, userId, path.id, files.get('image'))
      return { status: 201, body }
    },

    setProductPictures: async ({ caller, path, body }) => ({
      status: 200,
      body: await setProductPictures(context, signedIn(caller).userId, path.id, body),
    }),

    moveProducts: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await moveProducts(context, userId, body, key) }
    },

    createVariant: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await createVariant(context, userId, path.id, body, key) }
    },
  }
}
