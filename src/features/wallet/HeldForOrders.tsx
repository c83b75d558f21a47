import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { heldFromWallet } from '#domain/order.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { waitingOrdersQuery } from '#src/features/orders/shared/orders.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { needsSession } from '#src/lib/api/needs-session.ts'
import { toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Note } from '#src/ui/Note.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = wallet.held

/** What the wallet holds for unpaid orders, each with its link; nothing while it holds nothing. */
export function HeldForOrders() {
  const { data } = useQuery({
    ...waitingOrdersQuery(useApi()),
    ...needsSession,
    refetchOnWindowFocus: 'always',
  })
  const holding = (data?.results ?? []).filter((order) => heldFromWallet(order) > 0)
  if (holding.length === 0) return null
  const held = holding.reduce((sum, order) => sum + heldFromWallet(order), 0)
  return (
    <Note icon="wallet">
      <p>{words.text(toman(held))}</p>
      <ul>
        {holding.map((order) => (
          <li key={order.id}>
            <Link href={paths.order(order.id)} className={textLink}>
              {words.order(toPersianDigits(order.tracking_code), toman(heldFromWallet(order)))}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}
