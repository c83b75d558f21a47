import type { QueryClient } from '@tanstack/react-query'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { subscribeToTabs, notifyOtherTabs } from '#src/lib/api/tabs.ts'
import type { OrdersState } from '#src/features/orders/shared/placed-order.ts'
import { deliveryToast } from './delivery/connect-delivery.ts'
import { forgetSeenCart, rememberSeenCart } from './seen-cart.ts'
import { subscribeToGuestCart } from './shared/guest-cart.ts'
import { onceInSight } from '#src/lib/once-in-sight.ts'
import { isMarkedSignedIn, isShownSignedIn, resetSessionData } from '#src/lib/session.ts'
import { paths } from '#src/lib/paths.ts'
import { toast, withdrawToast } from '#src/ui/toast.ts'

type Outside = {
  queryClient: QueryClient
  navigate: (path: string, options?: { state: OrdersState }) => void
}

/**
 * Connects the checkout to the rest of the shop: it updates the cart of the badge and of the other tabs, forwards their
 * changes and the return from the gateway's page by the back button, and navigates when the flow has ended.
 * @returns unsubscribes
 */
export function connectCheckout(actor: CheckoutActor, { queryClient, navigate }: Outside) {
  forgetSeenCart()
  let isProfileComplete = false
  const subscriptions = [
    actor.on('cart.loaded', ({ cart }) => {
      if (isMarkedSignedIn()) queryClient.setQueryData(queryKeys.cart, cart)
    }),
    actor.on('cart.changed', ({ cart }) => {
      if (isMarkedSignedIn()) queryClient.setQueryData(queryKeys.cart, cart)
      notifyOtherTabs('cart')
    }),
    actor.subscribe(({ context: { signedIn } }) => {
      // The page notices the end of the session only in its queries, and the calls of the flow are not queries.
      if (signedIn || !isShownSignedIn() || isMarkedSignedIn()) return
      withdrawToast(deliveryToast)
      resetSessionData(queryClient)
    }),
    actor.subscribe(({ context: { profileComplete } }) => {
      if (profileComplete === isProfileComplete) return
      isProfileComplete = profileComplete
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile })
    }),
    actor.subscribe({
      complete: () => {
        const output = actor.getSnapshot().output
        if (output?.outcome === 'signInNeeded') {
          rememberSeenCart(output.seenCart)
          navigate(paths.login({ redirectUrl: paths.cart }))
        }
        if (output?.outcome === 'ordered') {
          forgetCart(queryClient)
          toast({ text: checkout.ordered, tone: 'ok' })
          navigate(paths.orders, { state: { placedOrder: output.orderId } })
        }
      },
    }),
  ]
  // A hidden tab loads nothing until it is seen.
  const showing = onceInSight(() => actor.send({ type: 'cart.changedElsewhere' }))
  const unsubscribeFromGuestCart = subscribeToGuestCart(() => {
    if (!isMarkedSignedIn()) showing.run()
  })
  const unsubscribeFromTabs = subscribeToTabs(queryClient, {
    onCart: () => {
      if (isMarkedSignedIn()) showing.run()
    },
    onSession: () => {
      resetSessionData(queryClient)
      actor.send({ type: 'session.changed', signedIn: isMarkedSignedIn() })
    },
  })
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted)
      checkoutSelectors.placeOrder(actor.getSnapshot())?.send({ type: 'page.restored' })
  }
  addEventListener('pageshow', restored)
  return () => {
    unsubscribeFromTabs()
    unsubscribeFromGuestCart()
    showing.forget()
    removeEventListener('pageshow', restored)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** The order took the lines of the cart (PAY-41) and may have used the wallet. */
function forgetCart(queryClient: QueryClient): void {
  for (const queryKey of [queryKeys.cart, queryKeys.allOrders, queryKeys.wallet])
    void queryClient.invalidateQueries({ queryKey })
  notifyOtherTabs('cart')
}
