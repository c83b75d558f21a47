import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { orderDiscountPercent } from '#domain/price.ts'
import { css } from '#styled/css/index.js'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { number } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Amount, Percent } from '#src/goods/Price.tsx'
import { OrderSums } from './OrderSums.tsx'

const words = orders.order

/** The items of an order, at its prices, and its sums. */
export function OrderItems({ order }: { order: Schemas['Order'] }) {
  return (
    <div className={panel}>
      <ul>
        {order.item.map((item) => (
          <Item key={item.price_obj.id} item={item} />
        ))}
      </ul>
      <OrderSums order={order} />
    </div>
  )
}

function Item({ item }: { item: Schemas['OrderItem'] }) {
  const { quantity, price_obj: variant, gift, insurance_name: insurance } = item
  const { product } = variant
  return (
    <li className={row}>
      <Picture
        src={product.image.image}
        alt={product.image.alt_text}
        width={480}
        height={480}
        sizes="88px"
        className={picture}
      />
      <div className={text}>
        <Link href={paths.product(product.slug)} className={css({ textStyle: 'label' })}>
          <Bdi>{product.title}</Bdi>
        </Link>
        <span className={color}>
          <span className={swatch} style={{ backgroundColor: variant.color_code }} />
          {variant.color_name}
        </span>
        {insurance !== null && <span>{words.insurance(insurance)}</span>}
        {gift !== null && <span>{words.gift(gift)}</span>}
        {item.installment_info !== null && <span>{words.installment}</span>}
        <span>{words.count(toPersianDigits(quantity))}</span>
      </div>
      <ItemPrice item={item} />
    </li>
  )
}

function ItemPrice({
  item: { price, new_price: reduced, quantity },
}: {
  item: Schemas['OrderItem']
}) {
  const percent = orderDiscountPercent(price, reduced)
  return (
    <div className={cost}>
      {percent > 0 && (
        <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
          <Percent value={percent} />
          <del className={old}>
            <span className={css({ srOnly: true })}>{words.oldPrice} </span>
            {number(price * quantity)}
          </del>
        </span>
      )}
      <Amount value={(reduced ?? price) * quantity} />
    </div>
  )
}

const panel = css({
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '88px minmax(0, 1fr)', sm: '88px minmax(0, 1fr) auto' },
  gap: '4',
  alignItems: 'start',
  padding: { base: '4', sm: '6' },
  borderBlockEnd: '1px solid {colors.border}',
})
const picture = css({ width: '88px', height: '88px', borderRadius: 'md', bg: 'plate' })
const text = css({
  display: 'grid',
  gap: '1',
  textStyle: 'small',
  color: 'text-2',
  '& a': { color: 'text' },
})
const color = css({ display: 'inline-flex', alignItems: 'center', gap: '2' })
const swatch = css({
  width: '16px',
  height: '16px',
  borderRadius: 'full',
  border: '1px solid {colors.border-strong}',
})
const cost = css({
  display: 'grid',
  justifyItems: 'end',
  gap: '1',
  gridColumn: { base: '1 / -1', sm: 'auto' },
})
const old = css({ textStyle: 'small', color: 'text-3' })
