import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as saving from './wishlist.service.ts'

type WishlistHandlers = Pick<
  Handlers,
  'getSaved' | 'updateSaveStatus' | 'listSavedProducts' | 'listSavedSlugs' | 'unsaveProduct'
>

export function wishlistHandlers(context: Context): WishlistHandlers {
  return {
    getSaved: async ({ caller, path }) => ({
      status: 200,
      body: await saving.getSaved(context, signedIn(caller).userId, path.slug),
    }),

    updateSaveStatus: async ({ caller, path, body }) => ({
      status: 200,
      body: await saving.updateSaveStatus(
        context,
        signedIn(caller).userId,
        path.slug,
        body.save_status,
      ),
    }),

    listSavedProducts: async ({ caller, query }) => ({
      status: 200,
      body: await saving.listSavedProducts(context, signedIn(caller).userId, query),
    }),

    listSavedSlugs: async ({ caller }) => ({
      status: 200,
      body: await saving.listSavedSlugs(context, signedIn(caller).userId),
    }),

    unsaveProduct: async ({ caller, path }) => {
      await saving.unsaveProduct(context, signedIn(caller).userId, path.saveId)
      return { status: 204 }
    },
  }
}
