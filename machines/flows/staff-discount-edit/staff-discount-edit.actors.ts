import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { SaveDiscountInput, StaffDiscount } from './staff-discount-edit.machine.ts'

export function createStaffDiscountEditActors(client: ShopClient) {
  return {
    saveDiscount: fromPromise<StaffDiscount, SaveDiscountInput>(({ input, signal }) =>
      within(signal, (signal) => saveDiscount(client, input, signal)),
    ),
    getStaffDiscount: fromPromise<StaffDiscount, { id: number }>(({ input: { id }, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/staff/discount/{id}/', { params: { path: { id } }, signal })),
      ),
    ),
  }
}

function saveDiscount(
  client: ShopClient,
  { discount, terms, key }: SaveDiscountInput,
  signal: AbortSignal,
): Promise<StaffDiscount> {
  const header = { 'Idempotency-Key': key }
  if (discount === null)
    return unwrap(client.POST('/staff/discount/', { params: { header }, body: terms, signal }))
  const params = { path: { id: discount.id }, header }
  const body = { terms, expected: discount.terms }
  return unwrap(client.PUT('/staff/discount/{id}/', { params, body, signal }))
}
