import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

export function createGiftCardRedemptionActors(client: ShopClient) {
  return {
    redeemGiftCard: fromPromise<Schemas['RedeemedGiftCard'], { code: string }>(
      ({ input: { code: gift_code }, signal }) =>
        within(signal, (signal) =>
          unwrap(client.POST('/wallet/gift-card/redeem/', { body: { gift_code }, signal })),
        ),
    ),
  }
}
