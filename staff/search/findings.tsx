import type { ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { joinName } from '#domain/person-name.ts'
import { staffSearch as words } from '#i18n/fa/staff-search.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { paths } from '#staff/app/paths.ts'
import { StatusBadge } from '#staff/orders/StatusBadge.tsx'
import { StatusChip } from '#src/features/tickets/shared/StatusChip.tsx'
import { day, phoneNumber } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'

export type Finding = {
  key: string
  href: string
  /** What is passed to the page without a trace in its URL. */
  state?: { lookup: string }
  title: ReactNode
  /** What distinguishes it from the others. */
  facts: ReactNode
  badge?: ReactNode
}
export type Group = {
  name: keyof Schemas['BackOfficeFindings'] | 'sections'
  findings: Finding[]
}

/** The groups that the roles admit, each with what was found in it. */
export function findingsOf(found: Schemas['BackOfficeFindings']): Group[] {
  const { orders, customers, products, tickets } = found
  return [
    { name: 'orders' as const, findings: orders?.map(orderFinding) },
    { name: 'customers' as const, findings: customers?.map(customerFinding) },
    { name: 'products' as const, findings: products?.map(productFinding) },
    { name: 'tickets' as const, findings: tickets?.map(ticketFinding) },
  ].flatMap(({ name, findings }) => (findings === undefined ? [] : [{ name, findings }]))
}

const orderFinding = (order: Schemas['FoundOrder']): Finding => ({
  key: `order-${order.id}`,
  href: paths.order(order.id),
  title: words.order(toPersianDigits(order.id)),
  facts: (
    <>
      {order.first_name} {order.last_name}، <bdi>{phoneNumber(order.phone_number)}</bdi>،{' '}
      {day(order.created_at)}
    </>
  ),
  badge: <StatusBadge order={order} />,
})

const customerFinding = (customer: Schemas['FoundCustomer']): Finding => ({
  key: `customer-${customer.id}`,
  href: paths.customer,
  state: { lookup: customer.phone_number },
  title: joinName(customer.first_name, customer.last_name) || words.unnamed,
  facts: <bdi>{phoneNumber(customer.phone_number)}</bdi>,
})

const productFinding = (product: Schemas['FoundProduct']): Finding => ({
  key: `product-${product.id}`,
  href: paths.product(product.id),
  title: <Bdi>{product.title}</Bdi>,
  facts: <bdi>{product.sku}</bdi>,
  badge: !product.is_active && <Badge>{staff.products.hidden}</Badge>,
})

const ticketFinding = (ticket: Schemas['FoundTicket']): Finding => ({
  key: `ticket-${ticket.id}`,
  href: paths.ticket(ticket.id),
  title: ticket.title,
  facts: (
    <>
      {words.ticket(toPersianDigits(ticket.id))}، <bdi>{phoneNumber(ticket.phone_number)}</bdi>،{' '}
      {day(ticket.date)}
    </>
  ),
  badge: <StatusChip status={ticket.status} />,
})
