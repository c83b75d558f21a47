import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { currentPrice, discountPercent, payablePrice } from '#domain/price.ts'
import { stockAlertTexts } from '#i18n/stock-alerts.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './stock-alerts.queries.ts'
import type { Notification, StockAlertType } from './stock-alerts.queries.ts'
import { findShownVariant, lockShownVariant } from '#server/features/products/variants.queries.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import { transaction } from '#server/platform/db/transaction.ts'

type ShownVariant = NonNullable<Awaited<ReturnType<typeof findShownVariant>>>
type AlertChoice = { notifier_type: StockAlertType; price_obj_id: number }

/** How many customers are notified in one transaction. */
const batch = 500
/** A text message about stock or price is sent for two days at most. */
const smsLifetimeMs = 48 * 3_600_000
const dayMs = 24 * 3_600_000

/** The stock alerts of a user for a product, by its slug or numeric id. Throws `product_not_found`. */
export async function getNotifiers(
  context: Context,
  userId: number,
  slugOrId: string,
): Promise<Schemas['Notifiers']> {
  return stockAlertsOf(context.db, userId, productNamed(context, slugOrId).id)
}

/**
 * Sets an alert that is sent once by the given channel; setting it again changes the channel. An availability alert for
 * a variant that is in stock is sent at once, but only once a day. A discount alert is sent when the price falls below the
 * price at the time of this call, or when a new offer starts. Throws `variant_not_found`, `too_many_requests`, and like
 * `requireOpenAccount`.
 */
export function setProductNotifier(
  context: Context,
  userId: number,
  {
    notifier_type: type,
    price_obj_id: id,
    notify_type: channel,
  }: AlertChoice & {
    notify_type: queries.StockAlertChannel
  },
): Promise<Schemas['Notifiers']> {
  const { db, now } = context
  return transaction(db, async (tx) => {
    await requireOpenAccount(tx, userId)
    await limitAlerts(context, tx, userId)
    const variant = await lockShownVariant(tx, id)
    if (variant === null) throw new Problem('variant_not_found')
    const isSentNow = type === 'availability' && variant.stock > 0
    const dayAgo = new Date(now() - dayMs)
    if (isSentNow && (await queries.isSentSince(tx, { userId, variantId: id, type }, dayAgo)))
      return stockAlertsOf(tx, userId, variant.productId)
    const { price, newPrice } = currentPrice(variant, now())
    await queries.upsertStockAlert(tx, {
      userId,
      variantId: id,
      type,
      channel,
      askedPrice: payablePrice(price, newPrice),
      hadOffer: newPrice !== null,
      createdAt: new Date(now()),
    })
    if (isSentNow) await enqueueAlerts(tx, id, now())
    return stockAlertsOf(tx, userId, variant.productId)
  })
}

async function limitAlerts(context: Context, tx: Transaction, userId: number): Promise<void> {
  const key = `stock-alerts:user:${userId}`
  const perHour = context.config.limits.stockAlertsPerHour
  await countRequest(context, tx, { key, perHour })
}

/** Removes an alert; does nothing if there is none. Throws `variant_not_found`. */
export async function removeProductNotifier(
  { db }: Context,
  userId: number,
  { notifier_type: type, price_obj_id: variantId }: AlertChoice,
): Promise<Schemas['Notifiers']> {
  const variant = await findShownVariant(db, variantId)
  if (variant === null) throw new Problem('variant_not_found')
  await queries.deleteStockAlert(db, { userId, variantId, type })
  return stockAlertsOf(db, userId, variant.productId)
}

/** The open alerts of a user for a product. */
export async function stockAlertsOf(
  db: Executor,
  userId: number,
  productId: number,
): Promise<Schemas['Notifiers']> {
  const open = await queries.findOpenStockAlerts(db, userId, productId)
  const idsOf = (wanted: StockAlertType) =>
    open.flatMap(({ type, variantId }) => (type === wanted ? variantId : []))
  return { availability: idsOf('availability'), discount: idsOf('discount') }
}

/** A guest has none. */
export const noStockAlerts: Schemas['Notifiers'] = { availability: [], discount: [] }

/**
 * Call it in the transaction that lowers a price or restocks variants, after they were changed: the alerts are sent
 * once it commits. Each call needs its own job, since a running one may have read the variant already.
 */
export async function notifyOfChanges(
  tx: Transaction,
  variantIds: readonly number[],
  now: number,
): Promise<void> {
  if (variantIds.length === 0) return
  for (const id of await queries.findVariantsWithAlerts(tx, variantIds))
    await enqueueAlerts(tx, id, now)
}

/**
 * The job that notifies every customer waiting for a variant: it is available again, or cheaper than when they set the
 * alert. It reads the current variant, so no alert is out of date.
 */
export async function sendStockAlerts(context: Context, variantId: number): Promise<void> {
  for (const notificationOf of [availabilityNotification, discountNotification]) {
    let sent = batch
    while (sent === batch) sent = await sendBatch(context, variantId, notificationOf)
  }
}

function sendBatch(
  context: Context,
  variantId: number,
  notificationOf: typeof availabilityNotification,
): Promise<number> {
  return transaction(context.db, async (tx) => {
    const variant = await findShownVariant(tx, variantId)
    if (variant === null || variant.stock === 0) return 0
    return queries.sendNext(tx, notificationOf(context, variant))
  })
}

function availabilityNotification(context: Context, variant: ShownVariant): Notification {
  const { price, newPrice } = currentPrice(variant, context.now())
  const { sms, title, text } = stockAlertTexts.availability
  const name = nameOf(variant)
  return {
    ...aboutVariant(context, variant),
    type: 'availability',
    beats: null,
    sms: sms(shopName(context), name, urlOf(context, variant)),
    message: { title, text: text(name, formatToman(payablePrice(price, newPrice))) },
  }
}

function discountNotification(context: Context, variant: ShownVariant): Notification {
  const { price, newPrice } = currentPrice(variant, context.now())
  const { sms, title, text, offer } = stockAlertTexts.discount
  const name = nameOf(variant)
  const asked = payablePrice(price, newPrice)
  const amount = formatToman(asked)
  const percent = toPersianDigits(discountPercent(price, newPrice))
  return {
    ...aboutVariant(context, variant),
    type: 'discount',
    beats: { asked, isOffer: newPrice !== null },
    sms: sms(shopName(context), name, amount, urlOf(context, variant)),
    message: {
      title,
      text: newPrice === null ? text(name, amount) : offer(name, amount, percent),
    },
  }
}

const aboutVariant = ({ now }: Context, { id, productId }: ShownVariant) => ({
  variantId: id,
  productId,
  at: new Date(now()),
  smsUntil: new Date(now() + smsLifetimeMs),
  limit: batch,
})

const nameOf = ({ title, colorName }: ShownVariant) => `${title}، ${colorName}`

const urlOf = ({ config }: Context, { slug, id }: ShownVariant) =>
  `${config.siteUrl}/products/${encodeURIComponent(slug)}?price_id=${id}`

function enqueueAlerts(tx: Transaction, variantId: number, now: number): Promise<void> {
  return enqueue(tx, {
    kind: 'send-stock-alerts',
    payload: { variant_id: variantId },
    runAt: new Date(now),
  })
}
