import { useSelector } from '@xstate/react'
import { invoice as words } from '#i18n/fa/invoice.ts'
import {
  checkoutSelectors,
  type CheckoutSnapshot,
} from '#machines/flows/checkout/checkout.selectors.ts'
import {
  placeOrderSelectors,
  type PlaceOrderSnapshot,
} from '#machines/flows/place-order/place-order.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { openOrdersReason } from '#src/features/checkout/OpenOrdersNote.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { Button } from '#src/ui/Button.tsx'

/** The button of the invoice; `wide` names the gateway, for which the bar of phones has no room. */
export function PayButton({ actor, wide = false }: { actor: CheckoutActor; wide?: boolean }) {
  const canPay = useSelector(actor, checkoutSelectors.canPay)
  const isLimitReached = useSelector(actor, checkoutSelectors.isOrderLimitReached)
  const isGatewayNeeded = useSelector(actor, checkoutSelectors.isGatewayNeeded)
  const gateway = useSelector(actor, chosenGateway)
  const isPaying = usePlaceOrder(
    actor,
    (snapshot) => placeOrderSelectors.isBusy(snapshot) || placeOrderSelectors.isLeaving(snapshot),
  )
  const progress = usePlaceOrder(actor, progressText)
  const payLabel = wide && gateway !== null ? words.payWith(gateway) : words.pay
  return (
    <Button
      wide={wide}
      icon="lock"
      disabled={!canPay && !isLimitReached && isPaying !== true}
      // Still reachable, so that a screen reader says why.
      aria-disabled={isLimitReached || undefined}
      aria-describedby={isLimitReached ? openOrdersReason : undefined}
      busy={isPaying === true}
      busyLabel={progress ?? words.placing}
      onClick={() => actor.send({ type: 'pay.pressed' })}
    >
      {isGatewayNeeded ? payLabel : words.placeOrder}
    </Button>
  )
}

function chosenGateway(snapshot: CheckoutSnapshot): string | null {
  const { bank_gateways: banks, credit_gateways: credits } = checkoutSelectors.gateways(snapshot)
  const link = checkoutSelectors.gatewayLink(snapshot)
  return [...banks, ...credits].find((gateway) => gateway.link === link)?.name ?? null
}

function progressText(snapshot: PlaceOrderSnapshot): string {
  if (placeOrderSelectors.isLeaving(snapshot)) return words.leaving
  return snapshot.matches('refreshing') ? words.refreshing : words.placing
}
