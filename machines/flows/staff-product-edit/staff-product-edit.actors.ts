import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { reasonField } from '#machines/kernel/reason-field.ts'
import type {
  CreateProductInput,
  StaffProduct,
  UpdateProductInput,
} from './staff-product-edit.types.ts'

export function createStaffProductEditActors(client: ShopClient) {
  return {
    createProduct: fromPromise<StaffProduct, CreateProductInput>(
      ({ input: { content, first, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/product/', {
              params: { header: { 'Idempotency-Key': key } },
              body: { ...first, content },
              signal,
            }),
          ),
        ),
    ),
    updateProduct: fromPromise<StaffProduct, UpdateProductInput>(
      ({ input: { id, content, expected, reason }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.PUT('/staff/product/{id}/', {
              params: { path: { id } },
              body: { content, expected, ...reasonField(reason) },
              signal,
            }),
          ),
        ),
    ),
    getStaffProduct: fromPromise<StaffProduct, { id: number }>(({ input: { id }, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/staff/product/{id}/', { params: { path: { id } }, signal })),
      ),
    ),
  }
}
