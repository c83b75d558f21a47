import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { OpenReturns } from '#machines/flows/staff-money-move/money-moves.ts'
import { paths } from '#staff/app/paths.ts'
import { toman } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { textLink } from '#src/ui/text-link.ts'

const words = staffFinance.move.openReturns

type Props = { orderId: number; returns: OpenReturns }

/** Warns of refunding what an open return gives back as well; its link opens a new tab, since the dialog stays open. */
export function OpenReturnsNote({ orderId, returns: { amount, canList } }: Props) {
  return (
    <Note tone="warn">
      <p>{words.text(toman(amount))}</p>
      {canList && (
        <a href={paths.returnsOf(orderId)} target="_blank" rel="noopener" className={textLink}>
          {words.link}
        </a>
      )}
    </Note>
  )
}
