import type { Persistence } from '../snapshot.ts'
import { freshCheckout } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'

/**
 * A reload continues the choices and, above all, the attempt: an order that may have been placed is asked for with
 * the same key. The cart itself is read anew, and the step is the one of the address.
 */
export const checkoutPersistence: Persistence<typeof checkoutMachine> = {
  machine: checkoutMachine,
  version: 1,
  maximumAge: 30 * 60_000,
  keep: ({ gatewayLink, useWallet, attemptKey }) => ({ gatewayLink, useWallet, attemptKey }),
  fresh: freshCheckout,
}
