import { useSelector } from '@xstate/react'
import { deliverySelectors, type DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'

/** The props of a shipping method's radio button. A choice is saved at once, and shown as chosen meanwhile. */
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
