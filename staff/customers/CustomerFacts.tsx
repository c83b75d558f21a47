import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffCustomers as words } from '#i18n/fa/staff-customers.ts'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { momentText } from '#staff/app/moment-text.ts'
import { detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { WarrantyBadge } from '#staff/devices/WarrantyBadge.tsx'
import { ReturnBadge } from '#staff/finance/ReturnBadge.tsx'
import { refundedText } from '#staff/orders/refunded-text.ts'
import { StatusBadge } from '#staff/orders/StatusBadge.tsx'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { deviceName } from '#src/lib/device-name.ts'
import { day, number, phoneNumber, toman } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { textLink } from '#src/ui/text-link.ts'

type Customer = Schemas['StaffCustomer']

/** What support needs to know of one customer. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { phone_number: phone, joined_at: joined, wallet, orders, tickets } = customer
  return (
    <div className={detailColumns} role="region" aria-label={words.title}>
      <div className={detailStack}>
        <Panel title={words.orders(number(customer.order_count))}>
          {orders.length === 0 && <p className={quiet}>{words.noOrders}</p>}
          <ul className={list}>
            {orders.map((order) => (
              <li key={order.id} className={entry}>
                <Link href={paths.order(order.id)} className={textLink}>
                  {staff.order.title(toPersianDigits(order.id))}
                </Link>
                <StatusBadge order={order} />
                <span className={quiet}>
                  {day(order.created_at)}، {toman(order.total_price)}
                  {order.refunded > 0 && `، ${refundedText(order.refunded)}`}
                </span>
              </li>
            ))}
          </ul>
          {orders.length > 0 && (
            <Link href={paths.ordersOf(phone)} className={textLink}>
              {words.allOrders}
            </Link>
          )}
        </Panel>
        <Panel title={words.tickets}>
          {tickets.length === 0 && <p className={quiet}>{words.noTickets}</p>}
          <ul className={list}>
            {tickets.map(({ id, title, status, date }) => (
              <li key={id} className={entry}>
                <Link href={paths.ticket(id)} className={textLink}>
                  <span>
                    <Bdi>{title}</Bdi>
                  </span>
                </Link>
                <StatusChip status={status} />
                <span className={quiet}>{day(date)}</span>
              </li>
            ))}
          </ul>
        </Panel>
        {customer.returns !== null && <Returns returns={customer.returns} phone={phone} />}
        {customer.devices !== null && <Devices devices={customer.devices} />}
      </div>
      <div className={detailStack}>
        <Panel title={words.account}>
          <dl className={list}>
            <Fact label={staff.members.columns.name}>{fullName(customer)}</Fact>
            <Fact label={words.phone}>
              <bdi>{phoneNumber(phone)}</bdi>
            </Fact>
            <Fact label={words.joined}>{day(joined)}</Fact>
            <Fact label={words.balance}>{toman(wallet.balance)}</Fact>
            <Fact label={words.credit}>{toman(wallet.store_credit)}</Fact>
          </dl>
          <Link href={paths.requestsOf(phone)} className={textLink}>
            {words.requests}
          </Link>
        </Panel>
        <Sessions sessions={customer.sessions} />
      </div>
    </div>
  )
}

function Returns({ returns, phone }: { returns: NonNullable<Customer['returns']>; phone: string }) {
  return (
    <Panel title={words.returns}>
      {returns.length === 0 && <p className={quiet}>{words.noReturns}</p>}
      <ul className={list}>
        {returns.map(({ id, order_id: order, status, amount, created_at: at }) => (
          <li key={id} className={entry}>
            <Link href={paths.returnsOf(order)} className={textLink}>
              {words.returnOf(toPersianDigits(order))}
            </Link>
            <ReturnBadge status={status} />
            <span className={quiet}>
              {day(at)}، {toman(amount)}
            </span>
          </li>
        ))}
      </ul>
      {returns.length > 0 && (
        <Link href={paths.returnsOf(phone)} className={textLink}>
          {words.allReturns}
        </Link>
      )}
    </Panel>
  )
}

/** A device's code is passed in the history state, never in a URL. */
function Devices({ devices }: { devices: NonNullable<Customer['devices']> }) {
  return (
    <Panel title={words.devices}>
      {devices.length === 0 && <p className={quiet}>{words.noDevices}</p>}
      <ul className={list}>
        {devices.map(({ id, product_title: title, warranty_code: code, warranty, ...device }) => (
          <li key={id} className={entry}>
            <Link href={paths.devices} state={{ lookup: code }} className={textLink}>
              <span>{title === null ? staffDevices.code(code) : <Bdi>{title}</Bdi>}</span>
            </Link>
            <WarrantyBadge warranty={warranty} />
            <span className={quiet}>{words.registered(day(device.registered_at))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Sessions({ sessions }: Pick<Customer, 'sessions'>) {
  return (
    <Panel title={words.sessions}>
      {sessions.length === 0 && <p className={quiet}>{words.noSessions}</p>}
      <ul className={list}>
        {sessions.map(({ device, created_at: begun, last_used_at: at }) => (
          <li key={begun} className={entry}>
            <span className={css({ textStyle: 'small' })}>{deviceName(device)}</span>
            <span className={quiet}>{words.lastUsed(momentText(at))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const list = css({ display: 'grid', gap: '4', marginBlockEnd: '3' })
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minWidth: '0',
})
const quiet = css({ textStyle: 'small', color: 'text-2' })
