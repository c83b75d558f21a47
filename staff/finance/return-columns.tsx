import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { orders } from '#i18n/fa/orders.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import type { StaffMoneyMoveActor } from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import { isRefundOpen } from '#machines/lifecycles/refund/refund.machine.ts'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { wrapping, secondaryText } from '#staff/table/list-looks.ts'
import { MomentCell } from '#staff/table/MomentCell.tsx'
import { number, toman } from '#src/lib/format.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { CustomerCell } from './CustomerCell.tsx'
import { customerName } from './customer-name.ts'
import { MoneyMoves } from './MoneyMoves.tsx'
import { ReturnBadge } from './ReturnBadge.tsx'

type Return = Schemas['StaffReturn']

const words = staffFinance.returns
const { accessor, columns } = columnsOf<Return>()

/**
 * The columns of the list of returns; its buttons belong to this flow.
 * @param canOpenProduct whether the member may open the stock of the goods, which a return may raise
 */
export const returnColumns = (actor: StaffMoneyMoveActor, canOpenProduct: boolean) =>
  columns([
    accessor('created_at', {
      header: words.columns.asked,
      enableSorting: true,
      cell: ({ getValue }) => <MomentCell at={getValue()} />,
    }),
    accessor('order_id', {
      header: words.columns.order,
      cell: ({ getValue }) => (
        <Link href={paths.order(getValue())} className={textLink}>
          {toPersianDigits(getValue())}
        </Link>
      ),
    }),
    accessor(customerName, {
      id: 'customer',
      header: words.columns.customer,
      cell: ({ row: { original }, getValue }) => (
        <CustomerCell name={getValue()} phone={original.phone_number} />
      ),
    }),
    accessor('goods', {
      header: words.columns.goods,
      cell: ({ getValue }) => (
        <ul className={wrapping}>
          {getValue().map((each) => {
            const text = <Bdi>{goodsName(each)}</Bdi>
            return (
              <li key={each.variant_id}>
                {canOpenProduct ? (
                  <Link
                    href={paths.returnedStock(each.product_id, each.variant_id)}
                    className={textLink}
                  >
                    <span>{text}</span>
                  </Link>
                ) : (
                  text
                )}
              </li>
            )
          })}
        </ul>
      ),
    }),
    accessor('reason', {
      header: words.columns.reason,
      cell: ({ row: { original }, getValue }) => (
        <div className={wrapping}>
          {orders.returns.reasons[getValue()]}
          {original.description !== '' && (
            <span className={secondaryText}>{original.description}</span>
          )}
        </div>
      ),
    }),
    accessor('amount', {
      header: words.columns.amount,
      enableSorting: true,
      cell: ({ row: { original }, getValue }) => (
        <span>
          {toman(getValue())}
          {original.requested_amount > getValue() && (
            <span className={secondaryText}>
              {words.requested(toman(original.requested_amount))}
            </span>
          )}
          {isRefundOpen(original.status) && original.to_refund < getValue() && (
            <span className={secondaryText}>{words.toRefund(toman(original.to_refund))}</span>
          )}
        </span>
      ),
    }),
    accessor('status', {
      header: words.columns.status,
      cell: ({ row: { original }, getValue }) => (
        <div className={wrapping}>
          <ReturnBadge status={getValue()} />
          {original.status === 'PAID' && (
            <span className={secondaryText}>
              {canOpenProduct ? words.stock.own : words.stock.colleague}
            </span>
          )}
          {original.admin_comment !== null && (
            <span className={secondaryText}>{words.answer(original.admin_comment)}</span>
          )}
        </div>
      ),
    }),
    accessor((row) => movesOn(row, canOpenProduct), {
      id: 'moves',
      header: words.columns.moves,
      cell: ({ getValue }) => <MoneyMoves actor={actor} moves={getValue()} />,
    }),
  ])

const kinds = {
  'staff.approved': 'approveReturn',
  'goods.received': 'receiveReturn',
  'staff.refused': 'refuseReturn',
} as const satisfies Record<Schemas['ReturnStaffEvent'], MoneyMove['kind']>

function movesOn(
  { id, order_id: orderId, status: returnStatus, moves, goods: rows, ...row }: Return,
  canOpenProduct: boolean,
): MoneyMove[] {
  const { to_refund: amount, other_refunds: refunded, returned_price: price } = row
  const goods = rows.map((each) => ({
    productId: each.product_id,
    variantId: each.variant_id,
    name: goodsName(each),
  }))
  return moves.map((event) => ({
    kind: kinds[event],
    id,
    amount,
    returnStatus,
    ...(event !== 'staff.refused' && { earlier: { orderId, refunded, price } }),
    ...(canOpenProduct && event === 'goods.received' && { goods }),
  }))
}

const goodsName = ({ title, color, quantity }: Return['goods'][number]): string =>
  words.item(title, color, number(quantity))
