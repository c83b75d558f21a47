import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import { reasonField } from '#machines/kernel/reason-field.ts'
import type {
  LoadVariantInput,
  SaveVariantInput,
  StaffVariant,
} from './staff-variant-edit.types.ts'

export function createStaffVariantEditActors(client: ShopClient) {
  return {
    updateVariant: fromPromise<StaffVariant, SaveVariantInput>(
      ({ input: { id, terms, expected, reason }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.PATCH('/staff/variants/{id}/', {
              params: { path: { id } },
              body: { ...terms, expected, ...reasonField(reason) },
              signal,
            }),
          ),
        ),
    ),
    getStaffProduct: fromPromise<StaffVariant, LoadVariantInput>(
      ({ input: { id, productId }, signal }) =>
        within(signal, async (signal) => {
          const { variants } = await unwrap(
            client.GET('/staff/product/{id}/', { params: { path: { id: productId } }, signal }),
          )
          const variant = variants.find((each) => each.id === id)
          if (variant === undefined) throw new ProblemError('variant_not_found')
          return variant
        }),
    ),
  }
}
