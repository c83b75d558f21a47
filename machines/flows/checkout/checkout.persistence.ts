import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshCheckout } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'

/**
 * A reload continues the choices, those of step 2 included, and, above all, the attempt: an order that may have been placed is asked for with
 * the same key. The cart itself is read anew, and the step is the one of the address.
 */
export const checkoutPersistence: Persistence<typeof checkoutMachine> = {
  machine: checkoutMachine,
  version: 3,
  maximumAge: 30 * 60_000,
  keep: ({ deliveryDraft, gatewayLink, useWallet, attemptKey, attemptVersion }) => ({
    deliveryDraft,
    gatewayLink,
    useWallet,
    attemptKey,
    attemptVersion,
  }),
  fresh: freshCheckout,
}
