import { useSelector } from '@xstate/react'
import { stockAlertsSelectors } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import { AskForNotifications } from '#src/features/notifications/shared/AskForNotifications.tsx'
import type { StockAlertsFlow } from '#src/features/stock-alerts/use-stock-alerts.ts'

type Props = { flow: StockAlertsFlow; priceId: number }

/** With an alert set, the shopper is asked whether the browser may notify them. */
export function AskAfterAlert({ flow, priceId }: Props) {
  const isSet = useSelector(flow, (snapshot) =>
    stockAlertsSelectors.isActive(snapshot, { type: 'availability', priceId }),
  )
  return isSet ? <AskForNotifications /> : null
}
