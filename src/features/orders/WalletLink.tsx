import { Link } from 'wouter'
import { orders } from '#i18n/fa/orders.ts'
import { paths } from '#src/lib/paths.ts'
import { textLink } from '#src/ui/text-link.ts'

/** Leads to the wallet to which an order's money came back. */
export function WalletLink() {
  return (
    <Link href={paths.wallet} className={textLink}>
      {orders.walletReturns.wallet}
    </Link>
  )
}
