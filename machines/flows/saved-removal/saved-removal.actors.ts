import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

export function createSavedRemovalActors(client: ShopClient) {
  return {
    unsaveProduct: fromPromise<unknown, { saveId: number }>(({ input: path, signal }) =>
      within(signal, (signal) =>
        unwrap(client.DELETE('/profile/unsave-product/{saveId}/', { params: { path }, signal })),
      ),
    ),
  }
}
