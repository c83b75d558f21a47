import { createContext, use, type ReactNode } from 'react'
import {
  useStockAlerts,
  type StockAlertsFlow,
} from '#src/features/stock-alerts/use-stock-alerts.ts'

const StockAlertsContext = createContext<StockAlertsFlow | null>(null)

/**
 * Runs the stock alerts of a product for the buttons and the dialog inside. Keeps as little state as possible: when the
 * flow starts, the surrounding page is not rendered again, but every `DeferredSection` inside would be hydrated
 * immediately.
 */
export function StockAlertsProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const flow = useStockAlerts(slug)
  return <StockAlertsContext value={flow}>{children}</StockAlertsContext>
}

/** The stock alerts of the surrounding product. Throws outside of `StockAlertsProvider`. */
export function useStockAlertsFlow(): StockAlertsFlow {
  const flow = use(StockAlertsContext)
  if (flow === null) throw new Error('useStockAlertsFlow needs StockAlertsProvider around it')
  return flow
}
