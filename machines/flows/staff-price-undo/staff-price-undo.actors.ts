import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { PricePlan, PriceUndoResult, UndoInput } from './staff-price-undo.machine.ts'

/** Actors that load a price change and undo it. */
export function createStaffPriceUndoActors(client: ShopClient) {
  return {
    getPricePlan: fromPromise<PricePlan, number>(({ input: id, signal }) =>
      within(signal, async (signal) => {
        const params = { path: { id } }
        return (await unwrap(client.GET('/staff/price-plan/{id}/', { params, signal }))).plan
      }),
    ),
    undoPriceChange: fromPromise<PriceUndoResult, UndoInput>(({ input: { id, key }, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.POST('/staff/price-plan/{id}/undo/', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            signal,
          }),
        ),
      ),
    ),
  }
}
