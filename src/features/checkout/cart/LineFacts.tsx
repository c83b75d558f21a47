import { insurancePriceOf } from '#domain/insurance.ts'
import { unbrokenMonths } from '#domain/units.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CartLine } from '#machines/flows/cart/cart.ts'
import { toman } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

const words = checkout.line

type Props = {
  line: CartLine
  /** The quantity as text, for a line without a quantity control. */
  quantity?: string
}

/** Color, warranty, insurance and gift of a line. */
export function LineFacts({ line, quantity }: Props) {
  const insurance = line.insurances.find(({ id }) => id === line.insurance)
  return (
    <ul className={list}>
      <li>
        <span className={swatch} style={{ backgroundColor: line.color_code }} />
        {line.color}
      </li>
      {line.warranty !== null && (
        <li>
          <Icon name="shield" size={16} />
          {line.warranty}
        </li>
      )}
      {insurance !== undefined && (
        <li>
          <Icon name="umbrella" size={16} />
          {unbrokenMonths(insurance.name)}، {toman(insurancePriceOf(insurance, line))}{' '}
          {line.quantity > 1 && words.forEach} <Badge tone="ok">{words.insured}</Badge>
        </li>
      )}
      {line.gift !== null && (
        <li>
          <Icon name="gift" size={16} />
          {words.gift(line.gift)}
        </li>
      )}
      {quantity !== undefined && (
        <li>
          <Icon name="box" size={16} />
          {quantity}
        </li>
      )}
    </ul>
  )
}

const list = css({
  display: 'grid',
  gap: '1',
  textStyle: 'small',
  color: 'text-2',
  '& > li': { position: 'relative', paddingInlineStart: '6' },
  '& > li > svg': { position: 'absolute', insetInlineStart: '0', insetBlockStart: '2px' },
})
const swatch = css({
  position: 'absolute',
  insetInlineStart: '0',
  insetBlockStart: '2px',
  width: '16px',
  height: '16px',
  borderRadius: 'full',
  border: '1px solid {colors.border-strong}',
})
