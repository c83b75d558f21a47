import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { stockAlertsSelectors } from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import type { StockAlertsFlow } from '#src/features/stock-alerts/use-stock-alerts.ts'

const ChannelDialog = lazy(() =>
  import('#src/features/stock-alerts/ChannelDialog.tsx').then((m) => ({
    default: m.ChannelDialog,
  })),
)

type Props = {
  flow: StockAlertsFlow
  /** The product's variants, to display the name of the requested one. */
  variants: readonly { id: number; color_name: string }[]
}

/** The selection of channels. Its script is fetched when it opens for the first time. */
export function StockAlertDialog({ flow, variants }: Props) {
  const isOpen = useSelector(flow, stockAlertsSelectors.isDialogOpen)
  const wish = useSelector(flow, stockAlertsSelectors.wish)
  const [wanted, setWanted] = useState(isOpen)
  if (isOpen && !wanted) setWanted(true)
  const color = variants.find(({ id }) => id === wish?.priceId)?.color_name ?? ''
  return wanted && wish !== null ? (
    <Suspense>
      <ChannelDialog open={isOpen} flow={flow} type={wish.type} color={color} />
    </Suspense>
  ) : null
}
