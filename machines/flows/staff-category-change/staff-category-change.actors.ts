import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type { Changed, ChangeInput } from './staff-category-change.types.ts'

export function createStaffCategoryChangeActors(client: ShopClient) {
  return {
    changeCategory: fromPromise<Changed, ChangeInput>(({ input, signal }) =>
      within(signal, (signal) => change(client, input, signal)),
    ),
  }
}

function change(
  client: ShopClient,
  { choice, categoryId, key }: ChangeInput,
  signal: AbortSignal,
): Promise<Changed> {
  const header = { 'Idempotency-Key': key }
  if (choice.kind === 'move') {
    const body = { category_id: required(categoryId), chosen: choice.goods }
    return unwrap(client.POST('/staff/product-category/', { params: { header }, body, signal }))
  }
  const params = { path: { id: choice.category.id }, header }
  if (choice.kind === 'remove')
    return unwrap(client.DELETE('/staff/category/{id}/', { params, signal }))
  const body = { is_hidden: choice.kind === 'hide' }
  return unwrap(client.PUT('/staff/category/{id}/visibility/', { params, body, signal }))
}
