import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import { createCheckoutActors } from '#machines/flows/checkout/checkout.actors.ts'
import { checkoutMachine, type CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { checkoutPersistence } from '#machines/flows/checkout/checkout.persistence.ts'
import { checkoutSelectors, stepOf } from '#machines/flows/checkout/checkout.selectors.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { useShop } from '#src/lib/ShopContext.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { CartStep } from './cart/CartStep.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { DeliveryStep } from './delivery/DeliveryStep.tsx'
import { connectCheckout } from './connect-checkout.ts'
import { DroppedCode } from './DroppedCode.tsx'
import { InvoiceStep } from './invoice/InvoiceStep.tsx'
import { JoinedGoods } from './JoinedGoods.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { RedirectNotice } from './RedirectNotice.tsx'
import { readSeenCart } from './seen-cart.ts'
import { useLocationOfFlow } from './use-location-of-flow.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { loadBelowLayers } from '#src/lib/history-layers.ts'
import { guestCart } from './shared/guest-cart.ts'
import { useSite } from '#src/lib/SiteContext.tsx'

/** The checkout: one flow across its three URLs. */
export function Checkout() {
  const shop = useShop()
  const api = useApi()
  const queryClient = useQueryClient()
  const { origin } = useSite()
  const [path, navigate] = useLocation()
  const actor = useFlow(() => ({
    machine: checkoutMachine,
    live: () =>
      checkoutMachine.provide({
        actors: createCheckoutActors(api, guestCart, loadBelowLayers),
      }),
    input: (signedIn) => ({
      signedIn,
      step: stepOf(path) ?? 'cart',
      siteUrl: origin,
      checksVpn: shop.checks_vpn,
      seenCart: readSeenCart(),
    }),
    persistence: checkoutPersistence,
    listen: (actor) => connectCheckout(actor, { queryClient, navigate }),
  }))
  useLocationOfFlow(actor)
  return <Step actor={actor} />
}

/** Renders the current state of the flow. */
export function Step({ actor }: { actor: CheckoutActor }) {
  const cart = useSelector(actor, checkoutSelectors.cartEditing)
  const delivery = useSelector(actor, checkoutSelectors.delivery)
  const isInvoice = useSelector(
    actor,
    (snapshot) => snapshot.matches({ shopping: 'invoice' }) || snapshot.matches('paying'),
  )
  const step = useSelector(actor, checkoutSelectors.wantedStep)
  const notice = useSelector(actor, checkoutSelectors.notice)
  const pathAfterSignIn = useSelector(actor, checkoutSelectors.pathAfterSignIn)
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ shopping: 'loadFailed' }))
  if (isFailed) return <LoadFailed actor={actor} />
  if (isInvoice) return <InvoiceStep actor={actor} />
  if (delivery !== undefined) return <DeliveryStep actor={actor} delivery={delivery} />
  if (cart !== undefined)
    return (
      <CartStep
        editing={cart}
        above={
          <>
            <RedirectNotice actor={actor} />
            <DroppedCode actor={actor} />
            <JoinedGoods actor={actor} />
          </>
        }
        lostPath={isSignedOut(notice) ? pathAfterSignIn : null}
      />
    )
  return <CheckoutSkeleton step={step} />
}
