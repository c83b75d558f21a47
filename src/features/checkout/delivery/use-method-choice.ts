import { useSelector } from '@xstate/react'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'

/** What a radio of a shipping method shows and does; a choice is saved at once, and shown as chosen meanwhile. */
export function useMethodChoice(delivery: DeliveryRef, methodId: number) {
  const pending = useSelector(delivery, deliverySelectors.pendingMethodId)
  const saved = useSelector(delivery, deliverySelectors.methodId)
  return {
    name: 'shipping-method',
    checked: (pending ?? saved) === methodId,
    busy: pending === methodId,
    onChange: () => delivery.send({ type: 'method.chosen', methodId }),
  }
}
