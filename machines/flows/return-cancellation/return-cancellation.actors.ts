import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { CancelReturnInput } from './return-cancellation.machine.ts'

export function createReturnCancellationActors(client: ShopClient) {
  return {
    cancelReturn: fromPromise<Schemas['Order'], CancelReturnInput>(
      ({ input: { returnId: id }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/purchase/v4/return/{id}/cancel/', { params: { path: { id } }, signal }),
          ),
        ),
    ),
  }
}
