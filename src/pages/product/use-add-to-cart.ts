import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { createAddToCartActors } from '#machines/add-to-cart/add-to-cart.actors.ts'
import {
  addToCartMachine,
  addToCartSelectors,
  type OfferedLine,
} from '#machines/add-to-cart/add-to-cart.machine.ts'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import type { Api } from '#src/api/client.ts'
import { cartQuery } from '#src/api/queries.ts'
import { tellOtherTabs } from '#src/api/tabs.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { guestCart } from '#src/lib/guest-cart.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { toast } from '#src/ui/toast.ts'

export type AddToCart = {
  isAdding: boolean
  isConfirmed: boolean
  isChangingInsurance: boolean
  hasFailed: boolean
  /** The insurance of the added line. */
  insuranceId: number | null
  add: (line: OfferedLine) => void
  changeInsurance: (insuranceId: number | null) => void
  retry: () => void
  dismiss: () => void
}

/** The flow of the add button as the product page sees it. */
export function useAddToCart(): AddToCart {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const flow = useFlow(() => ({
    machine: addToCartMachine.provide({ actors: createAddToCartActors(api, guestCart) }),
    input: (signedIn) => ({ signedIn }),
    listen: (actor) => listen(actor, api, queryClient),
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  return {
    isAdding: useSelector(flow, addToCartSelectors.isAdding),
    isConfirmed: useSelector(flow, addToCartSelectors.isConfirmationOpen),
    isChangingInsurance: useSelector(flow, addToCartSelectors.isChangingInsurance),
    hasFailed: useSelector(flow, (snapshot) => addToCartSelectors.failure(snapshot) !== null),
    insuranceId: useSelector(flow, addToCartSelectors.insuranceId),
    add: (line) => flow.send({ type: 'add.pressed', line }),
    changeInsurance: (insuranceId) => flow.send({ type: 'insurance.changed', insuranceId }),
    retry: () => flow.send({ type: 'retry.requested' }),
    dismiss: () => flow.send({ type: 'dismissed' }),
  }
}

type Flow = Actor<typeof addToCartMachine>

/** Takes what the flow tells to where it belongs: the cart into the cache, the rest into words. */
function listen(flow: Flow, api: Api, queryClient: QueryClient): () => void {
  const subscriptions = [
    flow.on('cart.changed', ({ cart }) => {
      if (cart !== null) queryClient.setQueryData(cartQuery(api).queryKey, cart)
      tellOtherTabs('cart')
    }),
    flow.on('insurance.changed', ({ insuranceId }) =>
      toast({ text: insuranceId === null ? words.insuranceRemoved : words.insuranceAdded }),
    ),
    flow.subscribe((snapshot) => {
      if (snapshot.matches('limited')) toast({ text: words.stockLimited, tone: 'info' })
      else if (snapshot.matches('failed')) toast({ text: words.addFailed, tone: 'error' })
      else return
      flow.send({ type: 'dismissed' })
    }),
  ]
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
