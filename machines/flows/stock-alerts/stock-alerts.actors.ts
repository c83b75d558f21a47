import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { Notifiers, RemoveInput, SetInput, Wish } from './stock-alerts.machine.ts'

export function createStockAlertsActors(client: ShopClient) {
  return {
    readNotifiers: fromPromise<Notifiers, { slug: string }>(({ input: { slug }, signal }) =>
      within(signal, (signal) => {
        const params = { path: { slug } }
        return unwrap(client.GET('/product/v2/product/{slug}/notifiers/', { params, signal }))
      }),
    ),

    setNotifier: fromPromise<Notifiers, SetInput>(({ input: { wish, channels }, signal }) =>
      within(signal, (signal) => {
        const body = { ...fieldsOf(wish), notify_type: notifyType(channels) }
        return unwrap(client.POST('/product/v2/product/set_product_notifier/', { body, signal }))
      }),
    ),

    removeNotifier: fromPromise<Notifiers, RemoveInput>(({ input: { wish }, signal }) =>
      within(signal, (signal) => {
        const body = fieldsOf(wish)
        return unwrap(
          client.DELETE('/product/v2/product/remove_product_notifier/', { body, signal }),
        )
      }),
    ),
  }
}

function fieldsOf(wish: Wish | null) {
  if (wish === null) throw new Error('no alert was chosen')
  return { notifier_type: wish.type, price_obj_id: wish.priceId }
}

function notifyType({ sms, message }: SetInput['channels']): Schemas['NotifyType'] {
  if (sms && message) return 'both'
  return sms ? 'sms' : 'system_message'
}
