import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import type { Sort } from '#staff/table/DataTable.tsx'
import { columnsOf } from '#staff/table/features.ts'
import { number, toman } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { StockAmount } from './StockAmount.tsx'
import { termText } from './term-text.ts'

type Variant = Schemas['StaffVariant']

const words = staff.product
const { accessor, display, columns } = columnsOf<Variant>()

/** The columns of the variants of a product. */
export const variantColumns = (isInShop: boolean, onEdit: (variant: Variant) => void) =>
  columns([
    accessor('color_name', { header: words.columns.color }),
    accessor('price', {
      header: words.columns.price,
      enableSorting: true,
      cell: ({ getValue }) => toman(getValue()),
    }),
    accessor('new_price', {
      header: words.columns.offer,
      cell: ({ row: { original } }) => termText(original, 'new_price'),
    }),
    accessor('expire_time', {
      header: words.columns.end,
      cell: ({ row: { original } }) =>
        original.new_price === null ? words.none : termText(original, 'expire_time'),
    }),
    accessor('quantity', {
      header: words.columns.stock,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <StockAmount stock={original.quantity} isLow={original.quantity <= original.low_stock} />
      ),
    }),
    accessor('low_stock', {
      header: words.columns.lowStock,
      cell: ({ getValue }) => number(getValue()),
    }),
    accessor('is_hidden', {
      header: words.columns.state,
      cell: ({ row: { original }, getValue }) => (
        <Badge tone={getValue() || !isInShop ? 'neutral' : 'ok'}>
          {getValue() || isInShop ? termText(original, 'is_hidden') : words.hiddenWithProduct}
        </Badge>
      ),
    }),
    display({
      id: 'actions',
      header: words.columns.actions,
      cell: ({ row: { original } }) => (
        <span className={actions}>
          <Button
            look="line"
            size="sm"
            icon="edit"
            aria-label={words.editOf(original.color_name)}
            onClick={() => onEdit(original)}
          >
            {words.edit}
          </Button>
          <ButtonLink
            look="line"
            size="sm"
            icon="box"
            href={paths.stock(original.product_id, original.id)}
            aria-label={staff.stock.openOf(original.color_name)}
          >
            {staff.stock.open}
          </ButtonLink>
        </span>
      ),
    }),
  ])

/** The variants in an order by one of the columns; without one as they are. */
export function sortedVariants(variants: readonly Variant[], sort: Sort | null) {
  const by = (['price', 'quantity'] as const).find((field) => field === sort?.id)
  if (by === undefined) return variants
  const sign = sort?.desc === true ? -1 : 1
  return variants.toSorted((one, other) => sign * (one[by] - other[by]))
}

const actions = css({
  display: 'inline-flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  justifyContent: 'end',
  gap: '2',
})
