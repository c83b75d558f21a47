import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { checkoutSelectors, stepOf } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'

/**
 * Keeps the address and the flow together, in this one place: an address that somebody opened is asked of the flow,
 * and the step that the flow then stands at becomes the address. An address at which the flow never stood leaves no
 * entry behind, so that the back and the forward button lead past it.
 */
export function useLocationOfFlow(actor: CheckoutActor): void {
  const [path, navigate] = useLocation()
  const wanted = useSelector(actor, checkoutSelectors.location)
  const isSettled = useSelector(actor, (snapshot) => !checkoutSelectors.isLoading(snapshot))
  const seen = useRef(path)
  const stoodAt = useRef<string | null>(null)
  useEffect(() => {
    const opened = seen.current !== path
    seen.current = path
    if (path === wanted) {
      if (isSettled) stoodAt.current = path
      return
    }
    const step = stepOf(path)
    if (opened && step !== null) {
      actor.send({ type: 'step.requested', step })
      if (checkoutSelectors.location(actor.getSnapshot()) === path) return
    }
    if (!isSettled || step === null) return
    seen.current = wanted
    navigate(wanted, { replace: stoodAt.current !== path })
  }, [actor, path, wanted, isSettled, navigate])
}
