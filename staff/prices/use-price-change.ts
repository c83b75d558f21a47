import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { createStaffPriceChangeActors } from '#machines/flows/staff-price-change/staff-price-change.actors.ts'
import { staffPriceChangeMachine } from '#machines/flows/staff-price-change/staff-price-change.machine.ts'
import { paths } from '#staff/app/paths.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { number } from '#src/lib/format.ts'
import { toast } from '#src/ui/toast.ts'
import { renewPrices } from './renew-prices.ts'
import { usePriceUndo } from './use-price-undo.ts'

/**
 * The flow in which many prices change, and the one that undoes it from the toast that says so. Once the page was left, the
 * toast leads to the page of the change, which has the same undo.
 * @param onDone is called when some have changed
 */
export function usePriceChange(onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const undo = usePriceUndo()
  const change = useFlow(() => ({
    machine: staffPriceChangeMachine,
    live: () => staffPriceChangeMachine.provide({ actors: createStaffPriceChangeActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const renew = () => void renewPrices(queryClient)
      const changed = actor.on('prices.changed', () => {
        renew()
        onDone()
      })
      const outdated = actor.on('prices.outdated', renew)
      return () => {
        changed.unsubscribe()
        outdated.unsubscribe()
      }
    },
  }))
  useEffect(() => {
    let isLeft = false
    const ask = (id: number) => {
      if (isLeft) navigate(paths.pricePlan(id))
      else undo.send({ type: 'change.chosen', id })
    }
    const changed = change.on('prices.changed', ({ result, isPlanned }) => {
      const { changed: count, plan_id: id } = result
      const text = isPlanned ? staffPrices.planned : staffPrices.changed
      toast({
        text: text(number(count)),
        tone: 'ok',
        ...(!isPlanned &&
          id !== null && { action: { label: staffPrices.undo.ask, onPress: () => ask(id) } }),
      })
    })
    return () => {
      isLeft = true
      changed.unsubscribe()
    }
  }, [change, undo, navigate])
  return { change, undo }
}
