import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from 'xstate'
import type { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { product as words } from '#i18n/fa/product.ts'
import type { Api } from '#src/lib/api/client.ts'
import { cartQuery } from '#src/features/checkout/shared/cart.queries.ts'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof addToCartMachine>

/**
 * Handles the events that the flow emits: writes the cart into the cache and shows the messages. @returns unsubscribes
 */
export function connectAddToCart(flow: Flow, api: Api, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.on('cart.changed', ({ cart }) => {
      if (cart !== null) queryClient.setQueryData(cartQuery(api).queryKey, cart)
      notifyOtherTabs('cart')
    }),
    flow.on('insurance.changed', ({ insuranceId }) =>
      toast({ text: insuranceId === null ? words.insuranceRemoved : words.insuranceAdded }),
    ),
    flow.on('stock.limited', ({ perCustomer }) =>
      toast({ text: perCustomer ? words.purchaseLimited : words.stockLimited, tone: 'info' }),
    ),
    flow.on('line.lost', () => toast({ text: words.addFailed, tone: 'error' })),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
