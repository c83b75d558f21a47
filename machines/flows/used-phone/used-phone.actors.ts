import { fromPromise } from 'xstate'
import { normalizedMobile } from '#domain/mobile.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { RegisteredUsedPhone, SaleRequest, UsedPhoneModel } from './used-phone.types.ts'

export function createUsedPhoneActors(client: ShopClient) {
  return {
    loadModel: fromPromise<UsedPhoneModel, { id: number }>(({ input: path, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.GET('/used-products/used-product-model-user/{id}/', { params: { path }, signal }),
        ),
      ),
    ),

    requestSale: fromPromise<RegisteredUsedPhone, SaleRequest>(({ input, signal }) =>
      within(signal, (signal) => {
        const { modelId, optionIds, contact } = input
        const body = {
          name: contact.name.trim(),
          phone_number: normalizedMobile(contact.phone),
          used_product_model_id: modelId,
          used_product_property_options_ids: optionIds,
        }
        return unwrap(client.POST('/used-products/used-product/', { body, signal }))
      }),
    ),
  }
}
