import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { createAddToCartActors } from '#machines/add-to-cart/add-to-cart.actors.ts'
import {
  addToCartMachine,
  addToCartSelectors,
  type OfferedLine,
} from '#machines/add-to-cart/add-to-cart.machine.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { followAddToCart } from '#src/flows/add-to-cart/follow-add-to-cart.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { guestCart } from '#src/lib/guest-cart.ts'
import { useSignedIn } from '#src/lib/session.ts'

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
    listen: (actor) => followAddToCart(actor, api, queryClient),
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
