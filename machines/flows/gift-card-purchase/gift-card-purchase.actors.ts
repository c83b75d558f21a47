import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { GiftCardCall } from './gift-card-purchase.machine.ts'

export function createGiftCardPurchaseActors(client: ShopClient) {
  return {
    buyGiftCard: fromPromise<Schemas['GiftCard'], GiftCardCall>(
      ({ input: { attemptKey, amount, recipientPhone, note }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/wallet/gift-card/', {
              params: { header: { 'Idempotency-Key': attemptKey } },
              body: {
                amount,
                gift_note: note,
                ...(recipientPhone !== null && { recipient_phone: recipientPhone }),
              },
              signal,
            }),
          ),
        ),
    ),
  }
}
