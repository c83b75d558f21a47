import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { checkoutSelectors, stepOf } from '#machines/flows/checkout/checkout.selectors.ts'
import type { CheckoutActor } from '#machines/flows/checkout/checkout.machine.ts'

/**
 * Keeps the URL and the flow in sync, in this one place: a URL that is opened becomes a request to the flow, and the step
 * that the flow then shows becomes the URL. A URL that was never shown is replaced in the history, so that the back and
 * forward buttons skip it.
 */
export function useLocationOfFlow(actor: CheckoutActor): void {
  const [path, navigate] = useLocation()
  const wanted = useSelector(actor, checkoutSelectors.location)
  const isSettled = useSelector(actor, (snapshot) => !checkoutSelectors.isLoading(snapshot))
  const lastPath = useRef(path)
  const shownPath = useRef<string | null>(null)
  useEffect(() => {
    const opened = lastPath.current !== path
    lastPath.current = path
    if (path === wanted) {
      if (isSettled) shownPath.current = path
      return
    }
    const step = stepOf(path)
    if (opened && step !== null) {
      actor.send({ type: 'step.requested', step })
      if (checkoutSelectors.location(actor.getSnapshot()) === path) return
    }
    if (!isSettled || step === null) return
    lastPath.current = wanted
    navigate(wanted, { replace: shownPath.current !== path })
  }, [actor, path, wanted, isSettled, navigate])
}
