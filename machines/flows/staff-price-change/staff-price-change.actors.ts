import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { reasonField } from '#machines/kernel/reason-field.ts'
import type {
  ChangeInput,
  PreviewedVariant,
  PreviewInput,
  PriceChangeResult,
} from './staff-price-change.types.ts'

/** Actors that preview a price change on the server and carry it out. */
export function createStaffPriceChangeActors(client: ShopClient) {
  return {
    previewPrices: fromPromise<readonly PreviewedVariant[], PreviewInput>(
      ({ input: { choice, repricing, schedule }, signal }) =>
        within(signal, async (signal) => {
          const which = choice.kind === 'products' ? { product: [...choice.ids] } : choice.filter
          const { starts_at, ends_at } = schedule ?? {}
          const period = { starts_at, ends_at: ends_at ?? undefined }
          const params = { query: { ...repricing, ...which, ...period } }
          return (await unwrap(client.GET('/staff/price-change/', { params, signal }))).results
        }),
    ),
    changePrices: fromPromise<PriceChangeResult, ChangeInput>(
      ({ input: { repricing, schedule, key, variants, reason }, signal }) =>
        within(signal, (signal) => {
          const body = {
            ...repricing,
            variants: [...variants],
            ...reasonField(reason),
          }
          const params = { header: { 'Idempotency-Key': key } }
          if (schedule === null)
            return unwrap(client.POST('/staff/price-change/', { params, body, signal }))
          return unwrap(
            client.POST('/staff/price-plan/', {
              params,
              body: { ...body, ...schedule },
              signal,
            }),
          )
        }),
    ),
  }
}
