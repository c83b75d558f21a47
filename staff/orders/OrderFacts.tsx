import { toPersianDigits } from '#domain/digits.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import { staffParcel } from '#i18n/fa/staff-parcel.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { CustomerLink } from '#staff/customers/CustomerLink.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { phoneNumber, weekday } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { wideFactGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { DeliveryEdit } from './DeliveryEdit.tsx'
import { outdatedKinds } from './print/outdated-kinds.ts'

const words = staff.order

type Props = {
  order: Schemas['StaffOrder']
  /** Whether the member may correct the receiver and the address. */
  canCorrect: boolean
  /** Whether the member may open the customer. */
  canOpen: boolean
}

/** Who gets an order, where and how. */
export function OrderFacts({ order, canCorrect, canOpen }: Props) {
  const { created_at: placed, promised_date: promised, text_address: address, prints } = order
  const outdated = outdatedKinds(prints)
  return (
    <Panel title={words.facts}>
      {outdated !== null && (
        <div className={css({ marginBlockEnd: '4' })}>
          <Note tone="warn">{staffOrders.print.outdated(outdated)}</Note>
        </div>
      )}
      <dl className={wideFactGrid}>
        <Fact label={words.recipient}>{`${order.first_name} ${order.last_name}`}</Fact>
        <Fact label={words.phone}>
          <bdi>{phoneNumber(order.phone_number)}</bdi>
        </Fact>
        <Fact label={words.account}>
          <CustomerLink phone={order.account.phone_number} canOpen={canOpen} />
        </Fact>
        <Fact label={words.placed}>
          <Moment at={placed} />
        </Fact>
        <Fact label={words.method}>{order.shipping.name}</Fact>
        {order.parcel_code !== undefined && (
          <Fact label={staffParcel.title}>
            <bdi dir="ltr">{order.parcel_code}</bdi>
          </Fact>
        )}
        {promised !== null && <Fact label={words.promised}>{weekday(promised)}</Fact>}
        <Fact label={words.address}>{address ?? words.pickup}</Fact>
        {order.postal_code !== null && (
          <Fact label={words.postalCode}>
            <bdi>{toPersianDigits(order.postal_code)}</bdi>
          </Fact>
        )}
        {prints.map((print) => (
          <Fact key={print.kind} label={staffOrders.print.last}>
            {staffOrders.print.by(staffOrders.print.kinds[print.kind], fullName(print))}{' '}
            <Moment at={print.at} />
          </Fact>
        ))}
      </dl>
      {canCorrect && <DeliveryEdit order={order} />}
    </Panel>
  )
}
