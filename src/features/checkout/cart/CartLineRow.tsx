import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { isAtPurchaseLimit, type CartLine } from '#machines/flows/cart/cart.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { LineFacts } from './LineFacts.tsx'
import { UnavailableLine } from './UnavailableLine.tsx'
import { toman } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Price } from '#src/goods/Price.tsx'
import { Quantity } from '#src/ui/Quantity.tsx'

const words = checkout.line

type Props = {
  editing: CartEditingRef
  line: CartLine
  /** What the lender would ask each month for the whole cart (tomans), as one gateway pays it all. */
  monthly: number | null
}

/** One line: product, quantity and price. */
export function CartLineRow({ editing, line, monthly }: Props) {
  const { price_id: priceId, quantity, stock_quantity: stock, installment_info: installment } = line
  const pending = useSelector(editing, cartEditingSelectors.pendingPriceId)
  const isBusy = useSelector(editing, cartEditingSelectors.isBusy)
  const href = paths.product(line.slug, { price_id: priceId })
  return (
    <li className={row} data-unavailable={!line.can_be_bought || undefined}>
      <Picture
        src={line.image.image}
        alt={line.image.alt_text}
        width={480}
        height={480}
        sizes="136px"
        className={picture}
      />
      <div className={text}>
        <Link href={href} className={title}>
          <Bdi>{line.title}</Bdi>
        </Link>
        <LineFacts line={line} />
        {line.can_be_bought && isAtPurchaseLimit(line) && (
          <p className={limit}>{words.limit(toPersianDigits(line.purchase_limit))}</p>
        )}
        {line.insurances.length > 0 && (
          <Button
            look="ghost"
            size="sm"
            className={flush}
            disabled={isBusy}
            onClick={() => editing.send({ type: 'insurance.opened', priceId })}
          >
            {line.insurance_option ? words.insuranceDetails : words.addInsurance}
          </Button>
        )}
        {installment !== null && line.can_be_bought && (
          <Checkbox
            checked={line.is_installment_purchase}
            disabled={isBusy}
            onChange={(event) =>
              editing.send({
                type: 'installment.changed',
                priceId,
                chosen: event.currentTarget.checked,
              })
            }
          >
            {words.installment(monthly === null ? null : toman(monthly))}
          </Checkbox>
        )}
      </div>
      {!line.can_be_bought && (
        <div className={wide}>
          <UnavailableLine editing={editing} line={line} />
        </div>
      )}
      <div className={sum}>
        <div className={amount}>
          <Quantity
            value={quantity}
            max={stock}
            fixed={!line.can_be_bought}
            of={line.title}
            busy={pending === priceId}
            onChange={(next) => editing.send({ type: 'quantity.changed', priceId, quantity: next })}
            onLimit={() =>
              editing.send({ type: 'quantity.changed', priceId, quantity: quantity + 1 })
            }
          />
          <IconButton
            icon="trash"
            label={words.delete}
            disabled={isBusy}
            onClick={() => editing.send({ type: 'removal.requested', priceId })}
          />
        </div>
        <div className={price}>
          <Price
            price={line.price * quantity}
            newPrice={line.new_price === null ? null : line.new_price * quantity}
            size="lg"
            align="end"
          />
        </div>
      </div>
      {line.can_be_bought && quantity === stock && !isAtPurchaseLimit(line) && (
        <p className={last}>{words.allInCart(toPersianDigits(stock), stock)}</p>
      )}
    </li>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '112px minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
  gap: '4',
  alignItems: 'start',
  padding: { base: '4', sm: '6' },
  '@container (max-width: 16rem)': { gridTemplateColumns: '1fr' },
  '& + &': { borderBlockStart: '1px solid {colors.border}' },
})
const picture = css({
  width: 'full',
  maxWidth: '136px',
  height: 'auto',
  borderRadius: 'md',
  bg: 'plate',
  gridRow: { sm: 'span 2' },
  '[data-unavailable] &': { opacity: '.45', filter: 'grayscale(1)' },
})
const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '1',
  minWidth: '0',
})
const title = css({ textStyle: 'h3', '[data-unavailable] &': { color: 'text-2' } })
const limit = css({ textStyle: 'small', color: 'text-2' })
const flush = css({ marginInlineStart: '-4' })
const wide = css({ gridColumn: { base: '1 / -1', sm: '2 / -1' } })
/** A price that has no room beside the quantity goes below it. */
const sum = css({
  gridColumn: { base: '1 / -1', sm: '2 / -1' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: '2',
})
const amount = css({ display: 'flex', alignItems: 'center' })
const last = css({
  gridColumn: { base: '1 / -1', sm: '2 / -1' },
  textStyle: 'small',
  color: 'text-2',
})
const price = css({ marginInlineStart: 'auto' })
