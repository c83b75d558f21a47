import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { createStockAlertsActors } from '#machines/flows/stock-alerts/stock-alerts.actors.ts'
import { stockAlertsMachine } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { connectStockAlerts } from './connect-stock-alerts.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSignedIn } from '#src/lib/session.ts'

export type StockAlertsFlow = Actor<typeof stockAlertsMachine>

/** The stock alerts of a product, for the buttons and the dialog of its page. */
export function useStockAlerts(slug: string): StockAlertsFlow {
  const api = useApi()
  const signedIn = useSignedIn()
  const [, navigate] = useLocation()
  const flow = useFlow(() => ({
    machine: stockAlertsMachine,
    live: () => stockAlertsMachine.provide({ actors: createStockAlertsActors(api) }),
    input: (signedIn) => ({ signedIn, slug }),
    listen: (actor) => connectStockAlerts(actor, { slug, navigate }),
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  return flow
}
