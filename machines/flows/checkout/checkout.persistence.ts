import type { Persistence } from '#machines/kernel/snapshot.ts'
import { firstGateway, freshCheckout } from './checkout.context.ts'
import { checkoutMachine } from './checkout.machine.ts'

/**
 * A reload keeps the choices, those of step 2 included, and the attempt: an order that may have been placed is sent again
 * with the same key. While paying, the invoice is kept, without the code and the gateway: the order that the page leaves for
 * has used them. It has used the wallet as soon as it is placed. A gateway that nobody chose is not kept, as it follows from
 * the cart. The cart itself is loaded again, and the step is the one of the URL.
 */
export const checkoutPersistence: Persistence<typeof checkoutMachine> = {
  machine: checkoutMachine,
  version: 7,
  maximumAge: 30 * 60_000,
  keep: (context, snapshot) => {
    const { hasMethod, deliveryDraft, gatewayLink, lastCode, useWallet, attempt } = context
    const { cart, gateways } = context
    const isPaying = snapshot.matches('paying')
    const isKept = !isPaying && gatewayLink !== firstGateway(cart, gateways)
    return {
      hasMethod,
      deliveryDraft,
      gatewayLink: isKept ? gatewayLink : null,
      lastCode,
      useWallet: useWallet && (!isPaying || attempt !== null),
      attempt,
    }
  },
  settled: (snapshot) =>
    snapshot.matches('paying') ? { shopping: { invoice: 'choosing' } } : null,
  fresh: freshCheckout,
}
