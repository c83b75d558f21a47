import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { EarlierRefunds } from '#machines/flows/staff-money-move/money-moves.ts'
import { paths } from '#staff/app/paths.ts'
import { toman } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = staffFinance.move.earlierRefunds

type Props = {
  earlier: EarlierRefunds
  /** What the return gives back, in tomans. */
  amount: number
}

/**
 * What was refunded of a return's order before, and whether all of it together is more or less than the price of the
 * returned goods; its link opens a new tab, since the dialog stays open.
 */
export function EarlierRefundsNote({ earlier: { orderId, refunded, price }, amount }: Props) {
  const total = refunded + amount
  return (
    <Note tone="warn">
      <p>{words.text(toman(refunded), toman(total))}</p>
      <p>{comparedText(total - price, price)}</p>
      <a href={paths.order(orderId)} target="_blank" rel="noopener" className={textLink}>
        {words.link}
      </a>
    </Note>
  )
}

function comparedText(difference: number, price: number): string {
  if (difference === 0) return words.same(toman(price))
  return words[difference > 0 ? 'more' : 'less'](toman(Math.abs(difference)), toman(price))
}
