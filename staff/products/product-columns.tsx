import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { columnsOf } from '#staff/table/features.ts'
import { number } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { PlannedPrices } from './PlannedPrices.tsx'
import { StockAmount } from './StockAmount.tsx'

const words = staff.products
type Product = Schemas['StaffProductSummary']
const { accessor, columns } = columnsOf<Product>()

/** The columns of the list of products; their ids are those of the contract's sorts. */
export const productColumns = (priceOf: (product: Product) => ReactNode) =>
  columns([
    accessor('title', {
      header: words.columns.title,
      enableSorting: true,
      cell: ({ row: { original }, getValue }) => (
        <Link href={paths.product(original.id)} className={link}>
          <span>
            <Bdi>{getValue()}</Bdi>
          </span>
        </Link>
      ),
    }),
    accessor('id', {
      header: words.columns.code,
      enableSorting: true,
      cell: ({ row: { original } }) => <bdi>{original.sku}</bdi>,
    }),
    accessor('brand', {
      header: words.columns.brand,
      cell: ({ getValue }) => getValue().name,
    }),
    accessor('category', {
      header: words.columns.category,
      cell: ({ getValue }) => getValue().name,
    }),
    accessor('price', {
      header: words.columns.price,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <div className={css({ flex: '1 1 auto', minWidth: '0' })}>
          {priceOf(original)}
          <PlannedPrices product={original} />
        </div>
      ),
    }),
    accessor('stock', {
      header: words.columns.stock,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <StockAmount stock={original.stock} isLow={original.is_low} isSum={original.variants > 1} />
      ),
    }),
    accessor('variants', {
      header: words.columns.variants,
      cell: ({ getValue }) => number(getValue()),
    }),
    accessor('is_active', {
      header: words.columns.state,
      cell: ({ getValue }) => (
        <Badge tone={getValue() ? 'ok' : 'neutral'}>
          {getValue() ? words.shown : words.hidden}
        </Badge>
      ),
    }),
  ])

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  minWidth: { sm: '240px' },
  marginBlock: '-3',
  color: 'brand-text',
  whiteSpace: 'normal',
})
