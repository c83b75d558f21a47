import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

export function createStaffIdleActors(client: ShopClient) {
  return {
    signOut: fromPromise<void, void>(({ signal }) =>
      within(signal, async (signal) => {
        await unwrap(client.POST('/accounts/logout/', { signal }))
      }),
    ),
  }
}
