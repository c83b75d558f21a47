import { useQuery } from '@tanstack/react-query'
import { css, cx } from '#styled/css/index.js'
import { gatewayAddress } from '#domain/redirect.ts'
import { orders as words } from '#i18n/fa/orders.ts'
import { firstBankGateway } from '#machines/flows/checkout/checkout.context.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { gatewaysQuery } from '#src/features/payments/shared/gateways.queries.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'

/** Link to pay an order at the first active bank; a plain link, since it leaves the shop. */
export function PayLink({ orderId, label = words.pay }: { orderId: number; label?: string }) {
  const { data: gateways, isPending, refetch } = useQuery(gatewaysQuery(useApi()))
  const { origin } = useSite()
  const link = gateways === undefined ? null : firstBankGateway(gateways)
  if (isPending) return <span className={cx(pay, waits)}>{label}</span>
  if (link === null) return <Retry text={words.payUnavailable} onRetry={() => void refetch()} />
  return (
    <a href={gatewayAddress(link, orderId, origin)} rel="nofollow" className={pay}>
      <Icon name="lock" size={20} />
      {label}
    </a>
  )
}

const pay = cx(button({ look: 'primary' }), css({ width: { base: 'full', sm: 'auto' } }))
const waits = css({ opacity: '.5' })
