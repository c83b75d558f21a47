import type { QueryClient } from '@tanstack/react-query'
import type { Actor } from 'xstate'
import type { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { checkout } from '#i18n/fa/checkout.ts'
import { product as words } from '#i18n/fa/product.ts'
import { isEmpty } from '#machines/flows/cart/cart.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { cartQuery } from '#src/features/checkout/shared/cart.queries.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { isMarkedSignedIn, isShownSignedIn, resetSessionData } from '#src/lib/session.ts'
import { toast } from '#src/ui/toast.ts'

type Flow = Actor<typeof addToCartMachine>

/**
 * Handles the events that the flow emits: writes the cart into the cache and shows the messages. @returns unsubscribes
 */
export function connectAddToCart(flow: Flow, api: Api, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.subscribe(({ context: { signedIn } }) => {
      // The call of the flow found the session ended, which the page does not know yet.
      if (!signedIn && isShownSignedIn() && !isMarkedSignedIn()) resetSessionData(queryClient)
    }),
    flow.on('cart.changed', ({ cart }) => {
      if (cart !== null) {
        const { queryKey } = cartQuery(api)
        const code = queryClient.getQueryData(queryKey)?.discount?.code
        queryClient.setQueryData(queryKey, cart)
        if (code !== undefined && cart.discount === null && !isEmpty(cart))
          toast({ text: checkout.codeDropped(code), tone: 'info' })
      }
      notifyOtherTabs('cart')
    }),
    flow.on('line.added', () => toast({ text: words.lineAdded, tone: 'ok' })),
    flow.on('insurance.changed', ({ insuranceId }) =>
      toast({ text: insuranceId === null ? words.insuranceRemoved : words.insuranceAdded }),
    ),
    flow.on('stock.limited', ({ perCustomer }) =>
      toast({ text: perCustomer ? words.purchaseLimited : words.stockLimited, tone: 'info' }),
    ),
    flow.on('line.lost', ({ failure }) =>
      toast({ text: withReason(words.addFailed, failure), tone: 'error' }),
    ),
    flow.on('quantity.lost', ({ failure }) =>
      toast({ text: withReason(words.quantityFailed, failure), tone: 'error' }),
    ),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** What failed, and why, which says what to do. */
function withReason(text: string, failure: Failure | null): string {
  return failure === null ? text : `${text} ${failureText(failure)}`
}
