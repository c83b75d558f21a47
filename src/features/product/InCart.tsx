import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { Quantity } from '#src/ui/Quantity.tsx'

type Props = {
  title: string
  quantity: number
  /** Units that can be bought: those in stock, at most those of one customer. */
  most: number
  busy: boolean
  /** 0 removes the line. */
  onChange: (quantity: number) => void
}

/** Takes the place of the add button once the variant is in the cart: how many of it, and the way there. */
export function InCart({ title, quantity, most, busy, onChange }: Props) {
  return (
    <div className={row} data-in-cart>
      <Quantity
        value={quantity}
        max={most}
        of={title}
        busy={busy}
        onChange={onChange}
        onRemove={() => onChange(0)}
        onLimit={() => onChange(quantity + 1)}
      />
      <ButtonLink href={paths.cart} look="tonal" icon="cart" className={grow}>
        {words.seeCart}
      </ButtonLink>
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  animation: 'settle 500ms',
})
const grow = css({ flex: '1' })
