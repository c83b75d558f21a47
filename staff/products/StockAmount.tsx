import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'

const { levels, oneIsLow } = staff.products

type Props = {
  stock: number
  isLow: boolean
  /** Whether the units are those of several variants, of which one may have few. */
  isSum?: boolean
}

/** How many units there are, and in words whether that is few or none. */
export function StockAmount({ stock, isLow, isSum = false }: Props) {
  return (
    <span className={row}>
      {number(stock)}
      {stock === 0 ? (
        <Badge tone="danger">{levels.sold_out}</Badge>
      ) : (
        isLow && <Badge tone="warn">{isSum ? oneIsLow : levels.low}</Badge>
      )}
    </span>
  )
}

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '2' })
