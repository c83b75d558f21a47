import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { changePrices, previewPrices } from './prices.service.ts'

type PricesHandlers = Pick<Handlers, 'previewPrices' | 'changePrices'>

export function pricesHandlers(context: Context): PricesHandlers {
  return {
    previewPrices: async ({ query }) => ({
      status: 200,
      body: await previewPrices(context, query),
    }),

    changePrices: async ({ caller, body }) => ({
      status: 200,
      body: await changePrices(context, signedIn(caller).userId, body),
    }),
  }
}
