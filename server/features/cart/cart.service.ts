import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  claimMerge,
  lockCart,
  putCartLines,
  readCart,
  readCartVariants,
  removeCartLines,
  takeCart,
  type CartHeader,
  type CartLine,
} from './cart.queries.ts'
import {
  addition,
  applied,
  clearing,
  combined,
  merge,
  removal,
  removingUnavailable,
  update,
  type Decide,
} from './cart-changes.service.ts'
import { cartBody, purchaseTerms } from './cart-view.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

type Cart = Schemas['Cart']
type LineInput = Schemas['LineInput']

/** The shopper's cart with current prices and stock. */
export function getCart(context: Context, userId: number): Promise<Cart> {
  return currentCart(context, context.db, userId)
}

/** Adds units of a variant. Throws like `addition`. */
export function addCartItem(
  context: Context,
  userId: number,
  input: Parameters<typeof addition>[0],
): Promise<Cart> {
  return change(context, userId, addition(input), [input.price_id])
}

/** Selects the insurance of a line (null removes it). Throws like `update`. */
export function setCartItemInsurance(
  context: Context,
  userId: number,
  input: { price_id: number; insurance_id: number | null },
): Promise<Cart> {
  return change(context, userId, update(input))
}

/** Changes quantity, insurance or installment of a line. Throws like `update`. */
export function updateCartItem(
  context: Context,
  userId: number,
  input: Parameters<typeof update>[0],
): Promise<Cart> {
  return change(context, userId, update(input))
}

/** Removes a line. Throws line_not_in_cart. */
export function deleteCartItem(context: Context, userId: number, priceId: number): Promise<Cart> {
  return change(context, userId, removal(priceId))
}

/** Removes the lines that are sold out and lowers quantities to the stock, all in one change. */
export function removeUnavailableItems(context: Context, userId: number): Promise<Cart> {
  return change(context, userId, removingUnavailable)
}

/** Removes every line. */
export function deleteCart(context: Context, userId: number): Promise<Cart> {
  return change(context, userId, clearing)
}

/**
 * A guest's lines as a cart with current prices and stock. Unknown variants are left out; quantities are kept, and
 * `can_be_bought` shows where the stock is too low.
 */
export async function previewCart(context: Context, lines: readonly LineInput[]): Promise<Cart> {
  const wanted = combined(lines.map(guestLine))
  const variants = await readCartVariants(
    context.db,
    purchaseTerms(context),
    null,
    wanted.map((line) => line.variantId),
  )
  const found = new Map(variants.map((variant) => [variant.variantId, variant]))
  const filled = wanted.flatMap((line) => {
    const variant = found.get(line.variantId)
    return variant === undefined ? [] : [{ ...variant, line }]
  })
  return cartBody(context, guestHeader, filled)
}

/**
 * Adds a guest's lines to the cart, each reduced to the stock, once per guest cart: a repeated or concurrent call with
 * the same id changes nothing. `merged.capped_price_ids` lists the reduced lines. Throws `too_many_requests`.
 */
export function mergeCart(
  context: Context,
  userId: number,
  guestCartId: string,
  lines: readonly LineInput[],
): Promise<Cart> {
  return transaction(context.db, async (tx) => {
    const key = `cart-merges:${userId}`
    if (lines.length > 0) {
      // First of all: while there is no cart yet, the next lock holds nothing.
      await lockLimit(tx, key)
      // The claim holds the account, which the closing of an account locks after the cart.
      await lockCart(tx, userId)
    }
    const isFirst = lines.length > 0 && (await claimMerge(tx, userId, guestCartId))
    if (!isFirst) {
      return { ...(await currentCart(context, tx, userId)), merged: { capped_price_ids: [] } }
    }
    const perHour = context.config.limits.cartMergesPerHour
    await countRequest(context, tx, { key, perHour })
    const { body, capped } = await mergeLines(context, tx, userId, lines.map(guestLine))
    return { ...body, merged: { capped_price_ids: capped } }
  })
}

/** Merges lines into the shopper's cart within a transaction; `capped` lists the reduced ones. */
export async function mergeLines(
  context: Context,
  tx: Transaction,
  userId: number,
  lines: readonly CartLine[],
): Promise<{ body: Cart; capped: number[] }> {
  const header = await takeOpenCart(context, tx, userId)
  const variants = await readCartVariants(
    tx,
    purchaseTerms(context),
    header.cartId,
    lines.map((line) => line.variantId),
  )
  const merged = merge(variants, lines)
  await putCartLines(tx, header.cartId, merged.put)
  const body = cartBody(context, header, applied(variants, merged))
  return { body, capped: merged.capped }
}

async function currentCart(context: Context, db: Executor, userId: number): Promise<Cart> {
  const header = await readCart(db, userId, context.now())
  const variants = await readCartVariants(db, purchaseTerms(context), header.cartId)
  return cartBody(context, header, variants)
}

function change(
  context: Context,
  userId: number,
  decide: Decide,
  wanted: readonly number[] = [],
): Promise<Cart> {
  return transaction(context.db, async (tx) => {
    const header = await takeOpenCart(context, tx, userId)
    const variants = await readCartVariants(tx, purchaseTerms(context), header.cartId, wanted)
    const decided = decide(variants, context.now())
    await putCartLines(tx, header.cartId, decided.put)
    await removeCartLines(tx, header.cartId, decided.removed)
    return cartBody(context, header, applied(variants, decided))
  })
}

/** Only a cart that was just created can be that of an account closed meanwhile: closing waits for any other. */
async function takeOpenCart(context: Context, tx: Transaction, userId: number) {
  const header = await takeCart(tx, userId, context.now())
  if (header.version === 1) await requireOpenAccount(tx, userId)
  return header
}

function guestLine(line: LineInput): CartLine {
  return {
    variantId: line.price_id,
    quantity: line.quantity,
    insuranceId: line.insurance_id ?? null,
    isInstallment: line.is_installment_purchase ?? false,
  }
}

const guestHeader: CartHeader = {
  cartId: null,
  version: 0,
  addressId: null,
  shipping: null,
  discount: null,
  walletFunds: 0,
  openOrders: 0,
}
