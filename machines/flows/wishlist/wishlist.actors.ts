import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { WriteInput } from './wishlist.machine.ts'

export function createWishlistActors(client: ShopClient) {
  return {
    readSaved: fromPromise<boolean, { slug: string }>(({ input: { slug }, signal }) =>
      within(signal, async (signal) => {
        const params = { path: { slug } }
        const call = client.GET('/product/v2/product/{slug}/saved/', { params, signal })
        return (await unwrap(call)).saved
      }),
    ),

    writeSaved: fromPromise<boolean, WriteInput>(({ input: { slug, saved }, signal }) =>
      within(signal, async (signal) => {
        const call = client.POST('/product/v2/{slug}/update_save_status/', {
          params: { path: { slug } },
          body: { save_status: saved },
          signal,
        })
        return (await unwrap(call)).saved
      }),
    ),
  }
}
