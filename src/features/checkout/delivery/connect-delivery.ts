import { delivery as words } from '#i18n/fa/delivery.ts'
import type { DeliveryEmitted, DeliveryRef } from '#machines/flows/delivery/delivery.machine.ts'
import { toast, type ToastNews } from '#src/ui/toast.ts'

/** The toasts of step 2 (DELV-82 to DELV-86). @returns stops telling */
export function followDelivery(delivery: DeliveryRef): () => void {
  const subscription = delivery.on('*', ({ type }) => toast(news[type]))
  return () => subscription.unsubscribe()
}

const news: Record<DeliveryEmitted['type'], ToastNews> = {
  'method.saved': { text: words.methodSaved, tone: 'info' },
  'address.saved': { text: words.addressSaved, tone: 'info' },
  'address.created': { text: words.addressCreated, tone: 'ok' },
  'address.changed': { text: words.addressChanged, tone: 'ok' },
  'address.deleted': { text: words.addressDeleted, tone: 'ok' },
}
