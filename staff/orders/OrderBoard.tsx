import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { staff } from '#i18n/fa/staff.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import { css, cva, cx } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { orderBoardQuery } from '#staff/app/queries.ts'
import { ListToolbar } from '#staff/views/ListToolbar.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { ChipLink, chipRow, showChosen } from '#src/ui/Chip.tsx'
import { fadedEnds, useFadedEnds } from '#src/ui/faded-ends.ts'
import { textLink } from '#src/ui/text-link.ts'
import { Link } from 'wouter'
import {
  filterOf,
  ordersHref,
  readyState,
  type OrderQuery,
  type OrderState,
} from './order-query.ts'
import type { OrderTools } from './order-tools.tsx'
import { OrderCard } from './OrderCard.tsx'
import { stateNames } from './status-name.ts'

const words = staffOrders.board

type Column = Schemas['OrderBoardColumn']
type Props = {
  query: OrderQuery
  /** What the table and the board share. */
  tools: OrderTools
}

/** The orders that still need work, a column for each state of the table's filter. On phones one column is shown, which the URL names. */
export function OrderBoard({ query, tools }: Props) {
  const { data, error, refetch, isPlaceholderData } = useQuery(
    orderBoardQuery(useApi(), filterOf(query)),
  )
  const columns = data?.columns ?? []
  const shown =
    columns.find((column) => stateOf(column) === query.status) ??
    columns.find(({ total }) => total > 0) ??
    columns[0]
  return (
    <>
      <ListToolbar
        {...tools}
        title={staff.orders.title}
        total={data !== undefined && words.total(number(totalOf(columns)))}
      />
      <Awaiting data={data} error={error} onRetry={() => void refetch()} />
      {data !== undefined && (
        <>
          <nav ref={showChosen} aria-label={words.columns} className={cx(chipRow, chooser)}>
            {columns.map((column) => (
              <ChipLink
                key={stateOf(column)}
                href={ordersHref(query, { status: stateOf(column) })}
                selected={column === shown}
              >
                {titleOf(column)}
              </ChipLink>
            ))}
          </nav>
          <BoardColumns
            query={query}
            columns={columns}
            shown={shown}
            isPlaceholder={isPlaceholderData}
          />
        </>
      )}
    </>
  )
}

type ColumnsProps = {
  query: OrderQuery
  columns: readonly Column[]
  shown: Column | undefined
  isPlaceholder: boolean
}

/** All columns side by side; where the screen is too narrow for that, they scroll and fade at the side that hides some. */
function BoardColumns({ query, columns, shown, isPlaceholder }: ColumnsProps) {
  const row = useRef<HTMLDivElement>(null)
  useFadedEnds(row)
  return (
    <div ref={row} className={cx(board, fadedEnds)} aria-busy={isPlaceholder}>
      {columns.map((column) => (
        <BoardColumn
          key={stateOf(column)}
          column={column}
          isShown={column === shown}
          listHref={ordersHref(query, {
            view: 'table',
            status: stateOf(column),
            sort: 'created_at',
          })}
        />
      ))}
    </div>
  )
}

type ColumnProps = { column: Column; isShown: boolean; listHref: string }

function BoardColumn({ column, isShown, listHref }: ColumnProps) {
  const { total, orders } = column
  const title = titleOf(column)
  return (
    <section aria-label={title} className={place({ isShown })}>
      <h2 className={head}>{title}</h2>
      {orders.length === 0 && <p className={quiet}>{words.empty}</p>}
      <ol className={stack}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ol>
      {total > orders.length && (
        <Link href={listHref} className={textLink}>
          {words.more(number(total - orders.length))}
        </Link>
      )}
    </section>
  )
}

const stateOf = ({ status, ready_for_pickup: isReady }: Column): OrderState =>
  isReady ? readyState : status
const titleOf = (column: Column) => words.column(stateNames[stateOf(column)], number(column.total))
/** Same count as the menu badge; orders on their way need no work. */
const totalOf = (columns: readonly Column[]) =>
  columns
    .filter(({ status }) => statusesToSend.includes(status))
    .reduce((sum, { total }) => sum + total, 0)

const chooser = css({ display: { md: 'none' }, marginBlockEnd: '4' })
const board = css({
  display: 'grid',
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(176px, 1fr)' },
  alignItems: 'start',
  gap: '3',
  overflowX: { md: 'auto' },
  paddingBlockEnd: '2',
})
const place = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    // The board fits below the heading and its tools, so that the name of a long column stays in sight.
    maxHeight: { md: 'max(400px, calc(100dvh - 208px))' },
    padding: { base: '3', md: '2' },
    borderRadius: 'lg',
    bg: 'surface-2',
  },
  variants: { isShown: { false: { display: { base: 'none', md: 'flex' } } } },
})
const head = css({ textStyle: 'label' })
const quiet = css({ textStyle: 'small', color: 'text-2' })
const stack = css({
  display: 'grid',
  gap: '3',
  minHeight: '0',
  padding: '3px',
  margin: '-3px',
  overflowY: { md: 'auto' },
  overscrollBehavior: { md: 'contain' },
  scrollbarWidth: 'thin',
})
