import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { useShop } from '#src/lib/ShopContext.tsx'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { Barcode } from './Barcode.tsx'
import { sheet, sheetTitle, term } from './sheet.ts'

const words = staffOrders.print
const small = css({ textStyle: 'small' })

/** What is stuck on the parcel of an order: to whom it goes, and whose it is. */
export function AddressLabel({ order }: { order: Schemas['Order'] }) {
  const shop = useShop()
  const code = toPersianDigits(order.id)
  return (
    <article aria-label={words.label(code)} className={sheet({ size: 'label' })}>
      <div>
        <p className={term}>{words.sender(shop.name)}</p>
        <p className={small}>{shop.place}</p>
        <p className={small}>
          <bdi>{shop.phoneShown}</bdi>
        </p>
      </div>
      <div>
        <p className={term}>{words.receiver}</p>
        <p className={sheetTitle}>{`${order.first_name} ${order.last_name}`}</p>
        <p>
          <bdi>{phoneNumber(order.phone_number)}</bdi>
        </p>
      </div>
      <div>
        <p className={term}>{words.address}</p>
        <p>{order.text_address ?? `${words.pickup}، ${order.shipping.name}`}</p>
      </div>
      {order.postal_code !== null && (
        <div>
          <p className={term}>{words.postalCode}</p>
          <p className={sheetTitle}>
            <bdi>{toPersianDigits(order.postal_code)}</bdi>
          </p>
        </div>
      )}
      <div>
        <Barcode text={String(order.id)} label={words.barcode(code)} />
        <p>{words.order(code)}</p>
      </div>
    </article>
  )
}
