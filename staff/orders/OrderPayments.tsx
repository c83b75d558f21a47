import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { Copyable } from '#staff/finance/Copyable.tsx'
import { gatewayName, paymentTones } from '#staff/finance/payment-columns.tsx'
import { toman } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'

const words = staff.order

type Props = { payments: Schemas['StaffOrder']['payments'] }

/** Each attempt to pay an order, newest first, with the number that its gateway gave. */
export function OrderPayments({ payments }: Props) {
  if (payments.length === 0) return null
  return (
    <Panel title={words.payments}>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {payments.map((payment) => (
          <li
            key={payment.id}
            className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}
          >
            <span className={css({ textStyle: 'label' })}>
              {gatewayName(payment)}، {toman(payment.amount)}
            </span>
            <Badge tone={paymentTones[payment.status]}>
              {staffBooks.payments.states[payment.status]}
            </Badge>
            {payment.reference_number !== null && (
              <Copyable
                label={words.reference(toPersianDigits(payment.reference_number))}
                text={payment.reference_number}
                shown={words.reference(toPersianDigits(payment.reference_number))}
              />
            )}
            <Moment at={payment.created_at} className={quiet} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const quiet = css({ textStyle: 'small', color: 'text-2' })
