import { useSearchParams } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderList } from './OrderList.tsx'
import { readOrderQuery } from './order-query.ts'
import { orderTools } from './order-tools.tsx'

/** The orders of all customers, as a table or as a board. What it shows is in the URL. */
export function OrdersPage({ member }: { member: Schemas['StaffMember'] }) {
  const [search] = useSearchParams()
  const query = readOrderQuery(search)
  const tools = orderTools(query, member)
  return (
    <>
      <PageTitle>{staff.orders.title}</PageTitle>
      {query.view === 'board' ? (
        <OrderBoard query={query} tools={tools} />
      ) : (
        <OrderList query={query} member={member} tools={tools} />
      )}
    </>
  )
}
