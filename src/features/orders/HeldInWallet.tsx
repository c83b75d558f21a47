import { heldFromWallet } from '#domain/order.ts'
import { css } from '#styled/css/index.js'
import { orders as words } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { amountDue } from './shared/amount-due.ts'

/** Of an unpaid order what the wallet holds for it, and what is left to pay. */
export function HeldInWallet({ order }: { order: Schemas['Order'] }) {
  const held = heldFromWallet(order)
  if (held === 0) return null
  return (
    <div className={css({ marginBlockEnd: '3' })}>
      <Note icon="wallet">
        <p>{words.heldInWallet(toman(held))}</p>
        <p>{words.dueOfTotal(toman(order.total_price), toman(amountDue(order)))}</p>
      </Note>
    </div>
  )
}
