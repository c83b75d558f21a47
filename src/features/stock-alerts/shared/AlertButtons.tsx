import { useSelector } from '@xstate/react'
import { stockAlerts as words } from '#i18n/fa/stock-alerts.ts'
import {
  stockAlertsSelectors,
  type Wish,
} from '#machines/flows/stock-alerts/stock-alerts.machine.ts'
import type { StockAlertsFlow } from '#src/features/stock-alerts/use-stock-alerts.ts'
import { stockAlertAddress } from '#src/features/stock-alerts/alert-address.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { ToolButton } from '#src/ui/ToolButton.tsx'

type Props = { flow: StockAlertsFlow; priceId: number }

/** Sets an alert for a discount on a variant, or removes it. */
export function DiscountBell({ flow, priceId }: Props) {
  const { isActive, isBusy, press, href } = useNotice(flow, { type: 'discount', priceId })
  return (
    <ToolButton
      icon={isActive ? 'bell-fill' : 'bell'}
      label={isActive ? words.discount.cancel : words.discount.ask}
      pressed={isActive}
      busy={isBusy}
      href={href}
      onClick={press}
    />
  )
}

/** Sets an alert for when a sold-out variant is back in stock, or removes it. */
export function AvailabilityButton({ flow, priceId }: Props) {
  const isHydrated = useHydrated()
  const { isActive, isBusy, press, href } = useNotice(flow, { type: 'availability', priceId })
  if (!isHydrated) {
    return (
      <ButtonLink href={href} rel="nofollow" icon="bell" wide>
        {words.availability.ask}
      </ButtonLink>
    )
  }
  return (
    <Button
      look={isActive ? 'line' : 'primary'}
      icon="bell"
      wide
      busy={isBusy}
      busyLabel={words.setting}
      onClick={press}
    >
      {isActive ? words.availability.cancel : words.availability.ask}
    </Button>
  )
}

function useNotice(flow: StockAlertsFlow, wish: Wish) {
  const isActive = useSelector(flow, (snapshot) => stockAlertsSelectors.isActive(snapshot, wish))
  const isBusy = useSelector(flow, (snapshot) => stockAlertsSelectors.isBusyWith(snapshot, wish))
  return {
    isActive,
    isBusy,
    press: () => flow.send({ type: 'alert.pressed', wish }),
    /** Does the same before the page's script has loaded. */
    href: stockAlertAddress(flow.getSnapshot().context.slug, wish),
  }
}
