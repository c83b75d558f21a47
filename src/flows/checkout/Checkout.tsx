import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { useLocation } from 'wouter'
import { createCheckoutActors } from '#machines/checkout/checkout.actors.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { checkoutPersistence } from '#machines/checkout/checkout.persistence.ts'
import { checkoutSelectors, stepOf } from '#machines/checkout/checkout.selectors.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { CartStep } from '#src/flows/checkout/cart/CartStep.tsx'
import { CheckoutSkeleton } from '#src/flows/checkout/CheckoutSkeleton.tsx'
import { DeliveryStep } from '#src/flows/checkout/delivery/DeliveryStep.tsx'
import { followCheckout } from '#src/flows/checkout/follow-checkout.ts'
import { InvoiceStep } from '#src/flows/checkout/invoice/InvoiceStep.tsx'
import { LoadFailed } from '#src/flows/checkout/LoadFailed.tsx'
import { TakenBack } from '#src/flows/checkout/TakenBack.tsx'
import { useLocationOfFlow } from '#src/flows/checkout/use-location-of-flow.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { guestCart } from '#src/lib/guest-cart.ts'
import { useSite } from '#src/lib/SiteContext.tsx'

export type CheckoutActor = Actor<typeof checkoutMachine>

/** The checkout: one flow across its three addresses. */
export function Checkout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { origin } = useSite()
  const [path, navigate] = useLocation()
  const actor = useFlow(() => ({
    machine: checkoutMachine,
    live: () =>
      checkoutMachine.provide({
        actors: createCheckoutActors(api, guestCart, (address) => location.assign(address)),
      }),
    input: (signedIn) => ({ signedIn, step: stepOf(path) ?? 'cart', siteUrl: origin }),
    persistence: checkoutPersistence,
    listen: (actor) => followCheckout(actor, { queryClient, navigate }),
  }))
  useLocationOfFlow(actor)
  return <Step actor={actor} />
}

/** The view of one state of the flow. */
export function Step({ actor }: { actor: CheckoutActor }) {
  const cart = useSelector(actor, checkoutSelectors.cartEditing)
  const delivery = useSelector(actor, checkoutSelectors.delivery)
  const isInvoice = useSelector(
    actor,
    (snapshot) => snapshot.matches({ shopping: 'invoice' }) || snapshot.matches('paying'),
  )
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ shopping: 'loadFailed' }))
  if (isFailed) return <LoadFailed actor={actor} />
  if (isInvoice) return <InvoiceStep actor={actor} />
  if (delivery !== undefined) return <DeliveryStep actor={actor} delivery={delivery} />
  if (cart !== undefined) return <CartStep editing={cart} above={<TakenBack actor={actor} />} />
  return <CheckoutSkeleton />
}
