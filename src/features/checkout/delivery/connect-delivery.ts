import { delivery as words } from '#i18n/fa/delivery.ts'
import type { DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import type { DeliveryEmitted } from '#machines/flows/delivery/delivery.types.ts'
import { toast, type ToastNews } from '#src/ui/toast.ts'

/** The id of the toasts of step 2. */
export const deliveryToast = 'delivery'

/** The toasts of step 2 (DELV-85, DELV-86), one at a time. @returns unsubscribes */
export function connectDelivery(delivery: DeliveryRef): () => void {
  const subscription = delivery.on('*', ({ type }) =>
    toast({ ...messages[type], id: deliveryToast }),
  )
  return () => subscription.unsubscribe()
}

const messages: Record<DeliveryEmitted['type'], ToastNews> = {
  'method.saved': { text: words.methodSaved, tone: 'info' },
  'address.saved': { text: words.addressSaved, tone: 'info' },
}
