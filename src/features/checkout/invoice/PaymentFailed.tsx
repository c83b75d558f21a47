import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { checkoutSelectors } from '#machines/flows/checkout/checkout.selectors.ts'
import { placeOrderSelectors } from '#machines/flows/place-order/place-order.machine.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'
import { InSight } from '#src/ui/InSight.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useLayer } from '#src/lib/use-layer.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/**
 * Paying failed: the same attempt can be retried or abandoned. After a lost connection it is retried automatically when the
 * browser is back online; its key ensures at most one order.
 */
export function PaymentFailed({ actor }: { actor: CheckoutActor }) {
  const placeOrder = useSelector(actor, checkoutSelectors.placeOrder)
  const failure = usePlaceOrder(actor, placeOrderSelectors.failure)
  const isUncertain = usePlaceOrder(actor, placeOrderSelectors.isUncertain) ?? false
  const retry = () => placeOrder?.send({ type: 'retry.requested' })
  const dismiss = () => placeOrder?.send({ type: 'failure.dismissed' })
  const isWaiting = useRetryWhenOnline(failure, retry)
  useLayer(isUncertain, dismiss)
  if (failure === null) return null
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          <>
            <Button size="sm" look="line" onClick={retry}>
              {checkout.retry}
            </Button>
            <Button size="sm" look="ghost" onClick={dismiss}>
              {checkout.dismiss}
            </Button>
          </>
        }
      >
        {failureText(failure)}
        {isWaiting && ` ${checkout.retriedWhenOnline}`}
        <ReportLink failure={failure} />
      </Note>
    </InSight>
  )
}
