import { formatToman, toPersianDigits } from '#domain/digits.ts'
import type { DeliveryField } from '#domain/order-delivery.ts'
import { newsSms, orderNews, refundNews, returnNews } from '#i18n/order-news.ts'
import { selectShopName } from '#server/catalogue/catalogue.queries.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { insertLetter, insertNotice } from '#server/features/messages/messages.queries.ts'
import { shop } from '#shop'
import type { OrderRow, OrderStatus } from './orders.queries.ts'
import type { RefundRow } from './refunds.queries.ts'

type Details = {
  refunded?: number
  pickupCode?: string | null
  parcelCode?: string | null
  reason?: string | null
}
type Told = Pick<OrderRow, 'id' | 'userId' | 'trackingCode'>

/**
 * Notifies the customer of a step of an order by SMS and by a message. A step that looks the same to the customer as
 * the one before is not reported. `refunded` is what went to the wallet, in tomans; `pickupCode` what is said at the
 * desk; `parcelCode` the carrier's; `reason` why the shop rejects it.
 */
export async function announceOrder(
  tx: Transaction,
  order: Told,
  status: OrderStatus,
  at: Date,
  { refunded = 0, pickupCode = null, parcelCode = null, reason = null }: Details = {},
): Promise<void> {
  const code = toPersianDigits(order.trackingCode)
  switch (status) {
    case 'NOT_APPROVED': {
      const { title, text, refunded: withRefund } = orderNews[status]
      const news = refunded > 0 ? withRefund(code, formatToman(refunded)) : text(code)
      const why = reason === null ? '' : `\n${reason}`
      await tell(tx, order, { title, text: `${news}${why}` }, at)
      break
    }
    case 'SENDING': {
      const { title, text } = orderNews.SENDING
      const ready = orderNews.readyForPickup
      const news =
        pickupCode === null
          ? { title, text: `${text(code)}${parcelText(parcelCode)}` }
          : { title: ready.title, text: ready.text(code, toPersianDigits(pickupCode)) }
      await tell(tx, order, news, at)
      break
    }
    case 'NOT_CHECKED':
    case 'PREPARING':
    case 'DELIVERED':
    case 'EXPIRED': {
      const { title, text } = orderNews[status]
      await tell(tx, order, { title, text: text(code) }, at)
      break
    }
    case 'WAITING_PAYMENT':
    case 'PAYMENT_VERIFIED':
    case 'PROCESSING':
  }
}

/**
 * Sends the customer the carrier's code of a parcel that was shipped earlier, and says so if it replaces one that they were
 * sent.
 */
export async function announceParcel(
  tx: Transaction,
  order: Told & { parcelCode: string | null },
  parcelCode: string,
  at: Date,
): Promise<void> {
  const { title, text, changed } = orderNews.parcel
  const words = order.parcelCode === null ? text : changed
  const code = toPersianDigits(order.trackingCode)
  await tell(tx, order, { title, text: words(code, parcelCode) }, at)
}

/** Tells the customer which parts of the delivery of an order staff have corrected. */
export async function announceDelivery(
  tx: Transaction,
  order: Told,
  changed: readonly DeliveryField[],
  at: Date,
): Promise<void> {
  const { title, text, parts } = orderNews.delivery
  const names = [...new Set(changed.map((field) => parts[field]))]
  const code = toPersianDigits(order.trackingCode)
  await tell(tx, order, { title, text: text(code, names.join('، ')) }, at)
}

const parcelText = (parcelCode: string | null): string =>
  parcelCode === null ? '' : ` ${orderNews.parcel.code(parcelCode)}`

/**
 * Notifies the customer of the progress of a return: by a message, and by SMS unless it is what they just did
 * themselves.
 */
export async function announceReturn(
  tx: Transaction,
  order: Told,
  refund: Pick<RefundRow, 'status' | 'amount' | 'adminComment'>,
  at: Date,
): Promise<void> {
  if (refund.status === 'REQUESTED') return
  const { title, text } = returnNews[refund.status]
  const news = text(toPersianDigits(order.trackingCode), formatToman(refund.amount))
  const comment = refund.adminComment === null ? '' : `\n${refund.adminComment}`
  const letter = { title, text: `${news}${comment}` }
  if (refund.status === 'CANCELLED')
    await insertLetter(tx, { userId: order.userId, orderId: order.id, ...letter, at })
  else await tell(tx, order, letter, at)
}

/** Notifies the customer by SMS and by a message that staff made a refund; without a code it went to the wallet. */
export async function announceRefund(
  tx: Transaction,
  order: Told,
  { amount, code, reason }: { amount: number; code: string | null; reason: string },
  at: Date,
): Promise<void> {
  const of = toPersianDigits(order.trackingCode)
  const { title, toWallet, toBank } = refundNews
  const news =
    code === null
      ? toWallet(of, formatToman(amount))
      : toBank(of, formatToman(amount), toPersianDigits(code))
  await tell(tx, order, { title, text: `${news}\n${reason}` }, at)
}

async function tell(
  tx: Transaction,
  { id: orderId, userId }: Told,
  { title, text }: { title: string; text: string },
  at: Date,
): Promise<void> {
  const name = (await selectShopName(tx)) ?? shop.name
  await insertNotice(tx, { userId, orderId, title, text, sms: newsSms(name, text), at })
}
