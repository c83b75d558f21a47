import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { createAddToCartActors } from '#machines/flows/add-to-cart/add-to-cart.actors.ts'
import { addToCartMachine } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { connectAddToCart } from '#src/features/add-to-cart/connect-add-to-cart.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { guestCart } from '#src/features/checkout/shared/guest-cart.ts'
import { useSignedIn } from '#src/lib/session.ts'

export type AddToCartFlow = Actor<typeof addToCartMachine>

/** The flow of the add button, for the buttons and the confirmation of the product page. */
export function useAddToCart(): AddToCartFlow {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const flow = useFlow(() => ({
    machine: addToCartMachine,
    live: () => addToCartMachine.provide({ actors: createAddToCartActors(api, guestCart) }),
    input: (signedIn) => ({ signedIn }),
    listen: (actor) => connectAddToCart(actor, api, queryClient),
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  return flow
}
