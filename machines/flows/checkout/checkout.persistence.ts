import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshCheckout } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'

/**
 * A reload keeps the choices, those of step 2 included, and the attempt: an order that may have been placed is sent again
 * with the same key. While paying, the invoice is kept, without the code: the order that the page leaves for has used it. The cart itself is loaded again, and the step is the one of the URL.
 */
export const checkoutPersistence: Persistence<typeof checkoutMachine> = {
  machine: checkoutMachine,
  version: 6,
  maximumAge: 30 * 60_000,
  keep: ({ hasMethod, deliveryDraft, gatewayLink, lastCode, useWallet, attempt }) => ({
    hasMethod,
    deliveryDraft,
    gatewayLink,
    lastCode,
    useWallet,
    attempt,
  }),
  settled: (snapshot) =>
    snapshot.matches('paying') ? { shopping: { invoice: 'choosing' } } : null,
  fresh: freshCheckout,
}
