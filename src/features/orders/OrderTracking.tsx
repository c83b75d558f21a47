import { displayAddress } from '#domain/address.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { isReadyForPickup } from '#domain/order.ts'
import { css } from '#styled/css/index.js'
import { whenReady } from '#i18n/fa/branches.ts'
import { orders } from '#i18n/fa/orders.ts'
import type { Schemas } from '#machines/api/client.ts'
import { PromisedDate, promisedDateLabel } from '#src/goods/PromisedDate.tsx'
import { day, phoneNumber, timeOfDay, toman } from '#src/lib/format.ts'
import { Fact } from '#src/ui/Fact.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toast.ts'
import { PickupPlace } from './PickupPlace.tsx'
import { WalletLink } from './WalletLink.tsx'
import { tabStatuses } from './shared/order-status.ts'

const words = orders.order

/** The tracking code, what the order costs and who receives it. */
export function OrderTracking({ order }: { order: Schemas['Order'] }) {
  const { shipping, tracking_code: code, created_at: at } = order
  const isInProcess = tabStatuses.process.includes(order.text_status)
  return (
    <dl className={facts}>
      <Fact label={orders.trackingCode}>
        <span className={css({ display: 'inline-flex', alignItems: 'center' })}>
          <bdi dir="ltr">{toPersianDigits(code)}</bdi>
          <IconButton icon="copy" label={orders.copy} onClick={() => void copy(code)} />
        </span>
      </Fact>
      <Fact label={words.placedAt}>
        <time dateTime={at}>{words.at(day(at), timeOfDay(at))}</time>
      </Fact>
      <Fact label={words.total}>{toman(order.total_price)}</Fact>
      {order.wallet_returns.map((each) => (
        <Fact key={each.at} label={orders.walletReturns.title}>
          <span className={css({ display: 'grid', justifyItems: 'start', gap: '1' })}>
            {toman(each.amount)}
            <time dateTime={each.at} className={css({ textStyle: 'small', color: 'text-2' })}>
              {words.at(day(each.at), timeOfDay(each.at))}
            </time>
            <WalletLink />
          </span>
        </Fact>
      ))}
      <Fact label={words.recipient}>
        {order.first_name} {order.last_name}
      </Fact>
      <Fact label={words.phone}>
        <bdi dir="ltr">{phoneNumber(order.phone_number)}</bdi>
      </Fact>
      <Fact label={words.method}>
        {shipping.is_in_person ? `${words.pickup}، ${shipping.name}` : shipping.name}
      </Fact>
      {shipping.is_in_person &&
        isInProcess &&
        !isReadyForPickup(order.text_status, shipping.is_in_person) && (
          <PickupPlace name={shipping.name} hint={whenReady} />
        )}
      {order.parcel_code !== undefined && (
        <Fact label={words.parcelCode}>
          <span className={css({ display: 'inline-flex', alignItems: 'center' })}>
            <bdi dir="ltr">{order.parcel_code}</bdi>
            <IconButton
              icon="copy"
              label={words.copyParcelCode}
              onClick={() => void copy(order.parcel_code ?? '')}
            />
          </span>
        </Fact>
      )}
      {order.promised_date !== null && isInProcess && (
        <Fact label={promisedDateLabel(shipping.is_in_person)}>
          <PromisedDate promised={order} isInPerson={shipping.is_in_person} />
        </Fact>
      )}
      {order.text_address !== null && (
        <Fact label={words.address}>{displayAddress(order.text_address)}</Fact>
      )}
      {order.postal_code !== null && (
        <Fact label={words.postalCode}>
          <bdi dir="ltr">{toPersianDigits(order.postal_code)}</bdi>
        </Fact>
      )}
    </dl>
  )
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    toast({ text: orders.copied, tone: 'ok' })
  } catch {
    toast({ text: orders.copyFailed, tone: 'error' })
  }
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  // A value begins at one height, with a button that copies it or without.
  '& dd': { display: 'flex', paddingBlock: '1' },
  '& dd button': { marginBlock: '-10px' },
})
