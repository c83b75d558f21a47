import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { momentText } from '#staff/app/moment-text.ts'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { DetailHead, detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { factGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { paths } from '#staff/app/paths.ts'
import { discountQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number, phoneNumber, toman } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { DiscountBadge, usesOf } from './discount-columns.tsx'
import { DiscountDialog } from './DiscountDialog.tsx'
import { boundsOf, givenBy, goodsOf, spanOf } from './discount-text.ts'
import { rowLink, secondaryText } from '#staff/table/list-looks.ts'
import { useDiscountEdit } from './use-discount-edit.ts'

const words = staffFinance.discounts

/** A discount code, and the orders that have it. */
export function DiscountPage({ id }: { id: number }) {
  const { data: discount, error, refetch } = useQuery(discountQuery(useApi(), id))
  const actor = useDiscountEdit()
  const title = words.detail(discount?.terms.code ?? '')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead
        title={title}
        back={{ href: paths.discounts, text: words.back }}
        status={discount === undefined ? null : <DiscountBadge state={discount.state} />}
      />
      <Awaiting data={discount} error={error} onRetry={() => void refetch()} />
      {discount !== undefined && (
        <div className={detailColumns}>
          <div className={detailStack}>
            <Panel title={words.terms}>
              <Terms discount={discount} />
              <Button
                look="line"
                size="sm"
                icon="edit"
                onClick={() => actor.send({ type: 'edit.chosen', discount })}
              >
                {words.edit}
              </Button>
            </Panel>
            <Panel title={words.orders}>
              {discount.orders.length === 0 ? (
                <p className={secondaryText}>{words.noOrders}</p>
              ) : (
                <DataTable
                  label={words.ordersTable}
                  columns={columns}
                  rows={discount.orders}
                  rowId={({ order_id: order }) => String(order)}
                />
              )}
            </Panel>
          </div>
          <div className={detailStack}>
            <ActionsPanel title={words.actions} none={words.noActions} actions={discount.actions} />
          </div>
        </div>
      )}
      <DiscountDialog actor={actor} />
    </>
  )
}

function Terms({ discount }: { discount: Schemas['StaffDiscount'] }) {
  const { terms } = discount
  const { names } = words.form
  return (
    <dl className={cx(factGrid, css({ marginBlockEnd: '4' }))}>
      <Fact label={words.columns.gives}>{[givenBy(terms), ...boundsOf(terms)].join('، ')}</Fact>
      <Fact label={words.columns.for}>{goodsOf(discount)}</Fact>
      <Fact label={words.columns.span}>{spanOf(terms).join(' ')}</Fact>
      <Fact label={words.columns.uses}>{usesOf(discount)}</Fact>
      <Fact label={names.customer_limit}>
        {terms.customer_limit === null ? staffFinance.none : number(terms.customer_limit)}
      </Fact>
    </dl>
  )
}

const { accessor, columns: all } = columnsOf<Schemas['DiscountUse']>()

const columns = all([
  accessor('order_id', {
    header: words.order,
    cell: ({ getValue }) => (
      <Link href={paths.order(getValue())} className={rowLink}>
        {toPersianDigits(getValue())}
      </Link>
    ),
  }),
  accessor('used_at', {
    header: words.usedAt,
    cell: ({ row: { original }, getValue }) => (
      <span>
        <time dateTime={getValue()}>{momentText(getValue())}</time>
        {original.released_at !== null && <span className={secondaryText}>{words.released}</span>}
      </span>
    ),
  }),
  accessor('phone_number', {
    header: words.phone,
    cell: ({ getValue }) => <bdi>{phoneNumber(getValue())}</bdi>,
  }),
  accessor('amount', { header: words.amount, cell: ({ getValue }) => toman(getValue()) }),
])
