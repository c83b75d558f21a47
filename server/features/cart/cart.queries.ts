import { and, asc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  categories,
  insurances,
  products,
  variants,
  type ProductPicture,
} from '#server/platform/db/schema/catalogue.ts'
import {
  cartLines,
  cartMerges,
  carts,
  orderLines,
  orders,
  shippingMethods,
} from '#server/platform/db/schema/commerce.ts'
import { addresses, users } from '#server/platform/db/schema/accounts.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import { ruleFor } from '#server/features/delivery/shipping-rules.queries.ts'
import type { Shipping } from '#server/features/delivery/shipping.ts'
import { discountOfCart, type KnownDiscount } from '#server/features/discounts/discounts.queries.ts'
import { isOpenOrder } from '#server/features/orders/orders.queries.ts'
import { fundsOf } from '#server/features/wallet/wallet.queries.ts'

/** A cart without its lines. `cartId` is null for a shopper who never added anything. */
export type CartHeader = {
  cartId: number | null
  version: number
  /** The selected address, unless it was removed. */
  addressId: number | null
  /** The selected method, with its rule for that address. */
  shipping: Shipping | null
  /** The discount code that was accepted for its lines. */
  discount: KnownDiscount | null
  /** The shopper's wallet in tomans, gift credit included. */
  walletFunds: number
  /** The shopper's orders that wait for their payment. */
  openOrders: number
}

export type StoredCart = CartHeader & { cartId: number }

export type CartLine = {
  variantId: number
  quantity: number
  insuranceId: number | null
  isInstallment: boolean
}

export type OfferedInsurance = {
  id: number
  name: string
  description: string
  months: number
  ratePermille: number
  minimumPrice: number
}

/** A variant as it is in the database now, with its cart line, if any. */
export type CartVariant = {
  variantId: number
  productId: number
  slug: string
  title: string
  warranty: string | null
  isUsed: boolean
  isActive: boolean
  picture: ProductPicture | null
  colorName: string
  colorCode: string
  /** Slugs from the top category down. */
  categoryPath: string
  price: number
  newPrice: number | null
  offerEndsAt: Date | null
  stock: number
  /** The units that the shopper may order now, whatever the stock. */
  purchaseLimit: number
  gift: string | null
  insurances: OfferedInsurance[]
  line: CartLine | null
}

/** The shopper's cart, not locked. @param now milliseconds since 1970 */
export async function readCart(db: Executor, userId: number, now: number): Promise<CartHeader> {
  const [row] = await selectCart(db, { userId, now: new Date(now) })
  return {
    cartId: row?.cartId ?? null,
    version: row?.version ?? 0,
    addressId: row?.addressId ?? null,
    shipping: row?.method ? { ...row.method, rule: row.rule } : null,
    discount: row?.discount ?? null,
    walletFunds: row?.walletFunds ?? 0,
    openOrders: row?.openOrders ?? 0,
  }
}

/**
 * Locks the shopper's cart for a change of its lines: creates it if necessary, increments its version, clears the
 * shipping method, as every change of lines does (CART-40), and drops the discount code, which was accepted for other
 * lines.
 */
export async function takeCart(tx: Transaction, userId: number, now: number): Promise<StoredCart> {
  const taken = stored(await upsertTaken(tx, { userId, now: new Date(now) }))
  return { ...taken, shipping: null, discount: null }
}

/**
 * Selects the shipping method of a cart (null clears it) and the address (null keeps the selected one); a pickup clears
 * the address.
 */
export async function setCartShipping(
  tx: Transaction,
  userId: number,
  method: Pick<Shipping, 'id' | 'isInPerson'> | null,
  addressId: number | null,
): Promise<void> {
  const isPickup = method?.isInPerson ?? false
  await upsertShipping(tx, {
    userId,
    shippingMethodId: method?.id ?? null,
    addressId: isPickup ? null : addressId,
    isPickup,
  })
}

/** Selects the address of a cart. Returns false and changes nothing if a pickup is selected. */
export async function setCartAddress(
  tx: Transaction,
  userId: number,
  addressId: number,
): Promise<boolean> {
  const rows = await upsertAddress(tx, { userId, addressId })
  return rows.length > 0
}

/** Locks the cart without changing it. Null for a shopper who has none. */
export async function lockCart(tx: Transaction, userId: number) {
  const [row] = await selectLocked(tx, { userId })
  return row ?? null
}

/** Empties a locked cart, increments its version, and clears its delivery and its discount code. */
export async function emptyCart(tx: Transaction, cartId: number): Promise<void> {
  await updateEmptied(tx, { cartId })
}

/** The variants of the cart's lines, oldest line first, and those of `wanted`, in one query. */
export function readCartVariants(
  db: Executor,
  terms: PurchaseTerms,
  cartId: number | null,
  wanted: readonly number[] = [],
): Promise<CartVariant[]> {
  const [first = null] = wanted
  return wanted.length > 1
    ? selectVariantsOfMany(db, { ...terms, cartId, wanted })
    : selectVariants(db, { ...terms, cartId, wanted: first })
}

/** How many units of one variant a customer may order at once, and within the day that began at `since`. */
export type PurchaseTerms = { unitsPerOrder: number; unitsPerDay: number; since: Date }

/** Inserts or updates lines. */
export async function putCartLines(
  tx: Transaction,
  cartId: number,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLines)
    .values(lines.map((line) => ({ cartId, ...line })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: {
        quantity: sql`excluded.quantity`,
        insuranceId: sql`excluded.insurance_id`,
        isInstallment: sql`excluded.is_installment`,
      },
    })
    .prepare(`put-cart-lines-${lines.length}`)
    .execute()
}

export async function removeCartLines(
  tx: Transaction,
  cartId: number,
  variantIds: readonly number[],
): Promise<void> {
  if (variantIds.length === 0) return
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), inArray(cartLines.variantId, [...variantIds])))
}

/** Records that a guest cart is being merged. Returns false if it was merged before, even by a concurrent call. */
export async function claimMerge(
  tx: Transaction,
  userId: number,
  guestCartId: string,
): Promise<boolean> {
  const claimed = await tx
    .insert(cartMerges)
    .values({ userId, guestCartId })
    .onConflictDoNothing()
    .returning({ userId: cartMerges.userId })
  return claimed.length === 1
}

const nextVersion = { version: sql`${carts.version} + 1`, updatedAt: sql`now()` }

const cartColumns = { cartId: carts.id, version: carts.version, addressId: carts.addressId }

const shippingMethod = {
  id: shippingMethods.id,
  name: shippingMethods.name,
  isInPerson: shippingMethods.isInPerson,
}

const lineColumns = {
  variantId: cartLines.variantId,
  quantity: cartLines.quantity,
  insuranceId: cartLines.insuranceId,
  isInstallment: cartLines.isInstallment,
}

const variantColumns = {
  variantId: variants.id,
  productId: products.id,
  slug: products.slug,
  title: products.title,
  warranty: products.warranty,
  isUsed: products.isUsed,
  isActive: sql<boolean>`${products.isActive} and not ${variants.isHidden}`,
  picture: sql<ProductPicture | null>`coalesce(jsonb_path_query_first(${products.images},
    '$[*] ? (@.color == $color)', jsonb_build_object('color', ${variants.colorKey})), ${products.images} -> 0)`,
  colorName: variants.colorName,
  colorCode: variants.colorCode,
  categoryPath: categories.path,
  price: variants.price,
  newPrice: variants.newPrice,
  offerEndsAt: variants.offerEndsAt,
  stock: variants.stock,
  gift: variants.gift,
  insurances: sql<OfferedInsurance[]>`(select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${insurances.id}, 'name', ${insurances.name}, 'description', ${insurances.description},
      'months', ${insurances.months}, 'ratePermille', ${insurances.ratePermille},
      'minimumPrice', ${insurances.minimumPrice}) order by ${insurances.id}), '[]')
    from ${insurances} where ${insurances.id} = ${cartLines.insuranceId} or (${insurances.isOffered}
      and ${insurances.categorySlugs} ?| string_to_array(${categories.path}, '/')))`,
}

function stored<Written>(rows: readonly Written[]): Written {
  const [row] = rows
  if (row === undefined) throw new Error('the cart was not written')
  return row
}

type Asked = { userId: number; now: Date }

const selectCart = statement('select-cart', (db: Executor, at: Places<Asked>) =>
  db
    .select({
      cartId: carts.id,
      version: carts.version,
      addressId: addresses.id,
      discount: discountOfCart(at('userId')),
      method: shippingMethod,
      rule: ruleFor(
        sql`${shippingMethods}.id`,
        sql`${addresses}.city_id`,
        sql`${addresses}.province_id`,
      ),
      walletFunds: fundsOf(at('userId')),
      openOrders: openOrdersOf(at('userId'), at('now')),
    })
    .from(users)
    .leftJoin(carts, eq(carts.userId, users.id))
    .leftJoin(shippingMethods, eq(shippingMethods.id, carts.shippingMethodId))
    .leftJoin(addresses, and(eq(addresses.id, carts.addressId), eq(addresses.removed, false)))
    .where(eq(users.id, at('userId'))),
)

const upsertTaken = statement('upsert-cart-taken', (tx: Transaction, at: Places<Asked>) =>
  tx
    .insert(carts)
    .values({ userId: at('userId'), version: 1 })
    .onConflictDoUpdate({
      target: carts.userId,
      set: { ...nextVersion, shippingMethodId: null, discountCodeId: null },
    })
    .returning({
      ...cartColumns,
      walletFunds: fundsOf(at('userId')),
      openOrders: openOrdersOf(at('userId'), at('now')),
    }),
)

type Delivery = {
  userId: number
  shippingMethodId: number | null
  addressId: number | null
  isPickup: boolean
}

const upsertShipping = statement('upsert-cart-shipping', (tx: Transaction, at: Places<Delivery>) =>
  tx
    .insert(carts)
    .values({
      userId: at('userId'),
      version: 1,
      shippingMethodId: at('shippingMethodId'),
      addressId: at('addressId'),
    })
    .onConflictDoUpdate({
      target: carts.userId,
      set: {
        ...nextVersion,
        shippingMethodId: sql`excluded.shipping_method_id`,
        addressId: sql`case when not ${at('isPickup')}::boolean
          then coalesce(excluded.address_id, ${carts.addressId}) end`,
      },
    }),
)

const upsertAddress = statement(
  'upsert-cart-address',
  (tx: Transaction, at: Places<{ userId: number; addressId: number }>) =>
    tx
      .insert(carts)
      .values({ userId: at('userId'), version: 1, addressId: at('addressId') })
      .onConflictDoUpdate({
        target: carts.userId,
        set: { ...nextVersion, addressId: sql`excluded.address_id` },
        setWhere: sql`not exists (select from ${shippingMethods}
          where ${shippingMethods.id} = ${carts.shippingMethodId} and ${shippingMethods.isInPerson})`,
      })
      .returning({ id: carts.id }),
)

const selectLocked = statement('lock-cart', (tx: Transaction, at: Places<{ userId: number }>) =>
  tx
    .select({ ...cartColumns, shippingMethodId: carts.shippingMethodId })
    .from(carts)
    .where(eq(carts.userId, at('userId')))
    .for('no key update'),
)

const updateEmptied = statement('empty-cart', (tx: Transaction, at: Places<{ cartId: number }>) => {
  const emptied = tx.$with('emptied').as(
    tx
      .delete(cartLines)
      .where(eq(cartLines.cartId, at('cartId')))
      .returning({ variantId: cartLines.variantId }),
  )
  return tx
    .with(emptied)
    .update(carts)
    .set({ ...nextVersion, shippingMethodId: null, addressId: null, discountCodeId: null })
    .where(eq(carts.id, at('cartId')))
})

type OfCart = PurchaseTerms & { cartId: number | null }

/** Orders in these statuses count as bought. */
const bought = sql.raw(
  [...statusesTagged('payable'), ...statusesTagged('in-process'), ...statusesTagged('delivered')]
    .map((status) => `'${status}'`)
    .join(', '),
)

function openOrdersOf(userId: Placeholder, now: Placeholder) {
  return sql<number>`(select count(*)::int from ${orders}
    where ${orders.userId} = ${userId} and ${isOpenOrder(now)})`
}

/** The units of a variant that the cart's owner may order now. */
function purchaseLimit(at: Places<OfCart>) {
  return sql<number>`least(${at('unitsPerOrder')}::int, greatest(0, ${at('unitsPerDay')}::int - coalesce((
    select sum(line.quantity)::int from ${carts} owned
    join ${orders} recent on recent.user_id = owned.user_id
      and recent.created_at > ${at('since')}::timestamptz and recent.status in (${bought})
    join ${orderLines} line on line.order_id = recent.id and line.variant_id = ${variants.id}
    where owned.id = ${at('cartId')}::int), 0)))`
}

/**
 * PostgreSQL uses the generic plan only if it costs no more than custom plans, and estimates ten elements for an array
 * parameter. So a call that wants one variant, as most do, has a statement without an array.
 */
const selectVariants = statement(
  'select-cart-variants',
  (db: Executor, at: Places<OfCart & { wanted: number | null }>) =>
    variantsOfCart(db, at, sql`select ${at('wanted')}::int`),
)

const selectVariantsOfMany = statement(
  'select-cart-variants-of-many',
  (db: Executor, at: Places<OfCart & { wanted: readonly number[] }>) =>
    variantsOfCart(db, at, sql`select unnest(${at('wanted')}::int[])`),
)

function variantsOfCart(db: Executor, at: Places<OfCart>, wanted: SQL) {
  const cartId = sql`${at('cartId')}::int`
  return db
    .select({ ...variantColumns, purchaseLimit: purchaseLimit(at), line: lineColumns })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(
      cartLines,
      and(eq(cartLines.variantId, variants.id), sql`${cartLines.cartId} = ${cartId}`),
    )
    .where(
      sql`${variants.id} in (select ${cartLines.variantId} from ${cartLines}
        where ${cartLines.cartId} = ${cartId} union ${wanted})`,
    )
    .orderBy(asc(cartLines.addedAt), asc(variants.id))
}
