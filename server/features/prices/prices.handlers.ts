import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { cancelPricePlan, getPricePlan, listPricePlans, planPrices } from './price-plans.service.ts'
import { undoPriceChange } from './price-undo.service.ts'
import { changePrices, previewPrices } from './prices.service.ts'

type PricesHandlers = Pick<
  Handlers,
  | 'previewPrices'
  | 'changePrices'
  | 'listPricePlans'
  | 'getPricePlan'
  | 'planPrices'
  | 'cancelPricePlan'
  | 'undoPriceChange'
>

export function pricesHandlers(context: Context): PricesHandlers {
  return {
    previewPrices: async ({ query }) => ({
      status: 200,
      body: await previewPrices(context, query),
    }),

    changePrices: async ({ caller, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      return { status: 200, body: await changePrices(context, signedIn(caller).userId, body, key) }
    },

    listPricePlans: async () => ({ status: 200, body: await listPricePlans(context) }),

    getPricePlan: async ({ path }) => ({
      status: 200,
      body: await getPricePlan(context, path.id),
    }),

    planPrices: async ({ caller, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      return { status: 201, body: await planPrices(context, signedIn(caller).userId, body, key) }
    },

    cancelPricePlan: async ({ caller, path }) => ({
      status: 200,
      body: await cancelPricePlan(context, signedIn(caller).userId, path.id),
    }),

    undoPriceChange: async ({ caller, path, headers }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key']
      return { status: 200, body: await undoPriceChange(context, userId, path.id, key) }
    },
  }
}
