import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { selectedOrdersLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { useExport } from '#staff/exports/use-export.ts'
import { paths } from '#staff/app/paths.ts'
import { ordersQuery } from '#staff/app/queries.ts'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { ListBody } from '#staff/table/ListBody.tsx'
import { sortOf } from '#staff/table/list-query.ts'
import { SelectionBar } from '#staff/table/SelectionBar.tsx'
import { useSelection } from '#staff/table/use-selection.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { ParcelScene } from '#src/ui/scenes/ParcelScene.tsx'
import { orderColumns } from './order-columns.tsx'
import {
  listFilterOf,
  ordersHref,
  readOrderQuery,
  sortFor,
  writeOrderQuery,
  type OrderQuery,
} from './order-query.ts'
import {
  chosenOrder,
  type ChosenOrder,
} from '#machines/flows/staff-orders-move/staff-orders-move.machine.ts'
import { mostPrinted } from './print/print-query.ts'
import { SelectAllResults } from './SelectAllResults.tsx'
import { OrdersMove, OrdersMoveDialog } from './OrdersMove.tsx'
import type { OrderTools } from './order-tools.tsx'
import { useOrdersMove } from './use-orders-move.ts'
import { StatusFilter } from './StatusFilter.tsx'

const words = staff.orders

const mostSelected = selectedOrdersLimits.orders

type Props = {
  query: OrderQuery
  member: Schemas['StaffMember']
  /** What the table and the board share. */
  tools: OrderTools
}

/** The orders as a table. */
export function OrderList({ query, member, tools }: Props) {
  const [, navigate] = useLocation()
  const { status, sort, page } = query
  const filter = listFilterOf(query)
  const list = useQuery(ordersQuery(useApi(), { ...filter, sort, page }))
  const { data } = list
  const key = JSON.stringify(filter)
  const { selected, selection, isAll, clear, selectAll } = useSelection<ChosenOrder>({
    key,
    shown: data?.results,
    stored: chosenOrder,
    most: mostSelected,
    words: staffOrders.selection,
    name: ({ id }) => toPersianDigits(id),
  })
  const move = useOrdersMove(clear)
  const exporting = useExport()
  const mayMove = mayCall(member, 'moveOrders')
  const mayPrint = mayCall(member, 'listOrdersToPrint')
  const href = (change: Partial<OrderQuery>) => ordersHref(query, change)
  return (
    <>
      <ListToolbar
        {...tools}
        title={words.title}
        total={data !== undefined && words.total(number(data.total))}
        views={{
          list: 'orders',
          path: paths.orders,
          columns: orderColumns,
          shown: query.columns,
          tidy: (text) => writeOrderQuery({ ...readOrderQuery(text), page: 1 }),
          href: (columns) => href({ columns, page }),
        }}
        exporting={{
          actor: exporting,
          choice: { list: 'orders', ...filter },
          total: data?.total ?? 0,
        }}
      />
      <StatusFilter chosen={status} page={data} href={(next) => href({ status: next })} />
      <ListBody
        list={list}
        page={page}
        pageHref={(next) => href({ page: next })}
        scene={<ParcelScene />}
        words={words}
        allHref={paths.orders}
        columns={orderColumns}
        shown={query.columns}
        searchedBy={query.lookup === '' ? null : words.lookupHint}
        sort={sortOf(sort)}
        onSort={(next) => navigate(href({ sort: sortFor(next) }))}
        {...((mayMove || mayPrint) && {
          selection,
          above: (
            <SelectionBar
              words={staffOrders.selection}
              selected={selected.length}
              most={mostSelected}
              isAll={isAll && selected.length === data?.total}
              onClear={clear}
            >
              <SelectAllResults
                key={key}
                isOffered={
                  data !== undefined &&
                  selected.length < data.total &&
                  data.results.every((order) => selection.has(order))
                }
                filter={filter}
                total={data?.total ?? 0}
                most={mostSelected}
                onSelected={selectAll}
              />
              {selected.length > 0 && (
                <>
                  {mayMove && <OrdersMove actor={move} orders={selected} />}
                  {mayPrint && (
                    <ButtonLink
                      look="line"
                      size="sm"
                      icon="receipt"
                      href={paths.ordersPrint(selected.map(({ id }) => id))}
                    >
                      {printLabel(selected.length)}
                    </ButtonLink>
                  )}
                </>
              )}
            </SelectionBar>
          ),
        })}
      />
      <OrdersMoveDialog actor={move} />
    </>
  )
}

const printLabel = (count: number) =>
  count > mostPrinted
    ? staffOrders.selection.printFirst(number(mostPrinted))
    : staffOrders.selection.print(number(count))
