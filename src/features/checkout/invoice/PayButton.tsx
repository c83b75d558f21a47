import { useSelector } from '@xstate/react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { invoice as words } from '#i18n/fa/invoice.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import {
  placeOrderSelectors,
  type PlaceOrderSnapshot,
} from '#machines/flows/place-order/place-order.machine.ts'
import { discountCodeSelectors } from '#machines/flows/discount-code/discount-code.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { openOrdersReason, showOpenOrders } from '#src/features/checkout/OpenOrdersNote.tsx'
import type { CodeValues } from './DiscountCode.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

type Props = { actor: CheckoutActor; code: UseFormReturn<CodeValues>; wide?: boolean }

/**
 * The button of the invoice; `wide` names the gateway or what the wallet pays, which the bar of phones has above the
 * button. While a discount code is typed and not checked it has the code checked instead, so that nobody pays the full price
 * by an oversight. After a failure it repeats the attempt.
 */
export function PayButton({ actor, code, wide = false }: Props) {
  const canPay = useSelector(actor, checkoutSelectors.canPay)
  const isLimitReached = useSelector(actor, checkoutSelectors.isOrderLimitReached)
  const isGatewayNeeded = useSelector(actor, checkoutSelectors.isGatewayNeeded)
  const gateway = useSelector(actor, checkoutSelectors.gatewayName)
  const isPaying = usePlaceOrder(
    actor,
    (snapshot) => placeOrderSelectors.isBusy(snapshot) || placeOrderSelectors.isLeaving(snapshot),
  )
  const progress = usePlaceOrder(actor, progressText)
  const placeOrder = useSelector(actor, checkoutSelectors.placeOrder)
  const isFailed = usePlaceOrder(
    actor,
    (snapshot) => placeOrderSelectors.failure(snapshot) !== null,
  )
  const { needsCheck, checking, check } = useTypedCode(actor, code)
  const fromWallet = useSelector(
    actor,
    (snapshot) => checkoutSelectors.payment(snapshot).fromWallet,
  )
  const orderLabel =
    wide && fromWallet > 0 ? words.placeOrderFromWallet(toman(fromWallet)) : words.placeOrder
  const payLabel = wide && gateway !== null ? words.payWith(gateway) : words.pay
  return (
    <Button
      wide={wide}
      icon="lock"
      disabled={!canPay && !isLimitReached && isPaying !== true && isFailed !== true}
      // Still reachable: a screen reader says why, and a press leads to the reason.
      aria-disabled={isLimitReached || undefined}
      aria-describedby={isLimitReached ? openOrdersReason : undefined}
      busy={isPaying === true || checking !== null}
      busyLabel={checking ?? progress ?? words.placing}
      onClick={() => {
        if (isFailed === true) placeOrder?.send({ type: 'retry.requested' })
        else if (needsCheck) check()
        else if (isLimitReached && isPaying !== true) showOpenOrders()
        else actor.send({ type: 'pay.pressed' })
      }}
    >
      {needsCheck ? words.discount.checkFirst : isGatewayNeeded ? payLabel : orderLabel}
    </Button>
  )
}

function useTypedCode(actor: CheckoutActor, { control }: UseFormReturn<CodeValues>) {
  const discount = useSelector(actor, checkoutSelectors.discountCode)
  const code = useWatch({ control, name: 'code' }).trim()
  return {
    needsCheck: useSelector(
      discount,
      (snapshot) => snapshot !== undefined && discountCodeSelectors.needsCheck(snapshot, code),
    ),
    /** What is being done with the code; null if nothing is. */
    checking: useSelector(discount, (snapshot) => {
      if (snapshot === undefined || !discountCodeSelectors.isBusy(snapshot)) return null
      return discountCodeSelectors.isRemoving(snapshot)
        ? words.discount.removing
        : words.discount.checking
    }),
    check: () => discount?.send({ type: 'code.submitted', code }),
  }
}

function progressText(snapshot: PlaceOrderSnapshot): string {
  if (placeOrderSelectors.isLeaving(snapshot)) return words.leaving
  return snapshot.matches('refreshing') ? words.refreshing : words.placing
}
