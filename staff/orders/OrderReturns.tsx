import { Link } from 'wouter'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { secondaryText } from '#staff/table/list-looks.ts'
import { toman } from '#src/lib/format.ts'
import { textLink } from '#src/ui/text-link.ts'

const words = staffFinance.returns

/** What a customer asked to return of an order, and the way to where it is decided. */
export function OrderReturns({ order: { id, returns } }: { order: Schemas['StaffOrder'] }) {
  return (
    <Panel title={words.title}>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {returns.map((each) => (
          <li key={each.id}>
            {words.about(toman(each.amount), staffActions.statuses.return[each.status])}
            {each.requested_amount > each.amount && (
              <span className={secondaryText}>{words.requested(toman(each.requested_amount))}</span>
            )}
          </li>
        ))}
      </ul>
      <Link href={paths.returnsOf(id)} className={textLink}>
        {words.decide}
      </Link>
    </Panel>
  )
}
