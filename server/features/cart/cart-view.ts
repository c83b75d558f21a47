import { purchaseLimits } from '#server/catalogue/shop-settings.ts'
import type { CartTotals } from '#domain/cart.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  noPromise,
  offeredShipping,
  promiseOf,
  type OfferedShipping,
} from '#server/features/delivery/shipping.ts'
import type { Context } from '#server/context.ts'
import type { CartHeader, CartVariant, PurchaseTerms } from './cart.queries.ts'
import { goodsOf, orderable, priceItem, totalsOf, type PricedItem } from './cart-pricing.ts'
import { appliedDiscount } from '#server/features/discounts/discount-check.ts'

/**
 * The API representation of a cart. Variants without a cart line are left out, and so is a shipping method that does not
 * deliver the cart to its address (or no longer does).
 */
export function cartBody(
  context: Pick<Context, 'catalogue' | 'config' | 'now'>,
  header: CartHeader,
  variants: readonly CartVariant[],
): Schemas['Cart'] {
  const now = context.now()
  const items = pricedItems(variants, now)
  const goods = goodsOf(items)
  const shipping = header.shipping && offeredShipping(header.shipping, goods)
  const discount = appliedDiscount(header.discount, items, now)
  return {
    products: items.map(lineBody),
    cart_count: goods.units,
    version: header.version,
    shipping_method: shipping?.id ?? -1,
    delivery_method: shipping && deliveryBody(shipping, header, now),
    discount,
    totals: totalsBody(
      totalsOf(items, shipping?.price ?? null, discount?.amount),
      header.walletFunds,
    ),
    may_order: header.openOrders < purchaseLimits(context).openOrders,
  }
}

const dayMs = 24 * 3_600_000

/** The limits of purchases as they apply now. */
export function purchaseTerms(
  context: Pick<Context, 'catalogue' | 'config' | 'now'>,
): PurchaseTerms {
  const { unitsPerOrder, unitsPerDay } = purchaseLimits(context)
  return { unitsPerOrder, unitsPerDay, since: new Date(context.now() - dayMs) }
}

/** The lines of these variants with their prices at `now`. */
export function pricedItems(variants: readonly CartVariant[], now: number): PricedItem[] {
  return variants.flatMap((variant) =>
    variant.line === null ? [] : [priceItem(variant, variant.line, now)],
  )
}

function deliveryBody(
  { id, name, price, isInPerson, rule }: OfferedShipping,
  { addressId }: CartHeader,
  now: number,
): Schemas['DeliveryMethod'] {
  const isPromised = isInPerson || addressId !== null
  return {
    id,
    name,
    price,
    is_in_person: isInPerson,
    ...(isPromised ? promiseOf(rule, now) : noPromise),
  }
}

function totalsBody(totals: CartTotals, walletFunds: number): Schemas['CartTotals'] {
  return {
    total_products_amount: totals.products,
    total_discount_amount: totals.discount,
    code_discount_amount: totals.codeDiscount,
    total_insurance_amount: totals.insurance,
    shipping_amount: totals.shipping,
    total_monthly_due: totals.monthlyDue,
    total_wallet_funds: walletFunds,
    total_amount: totals.payable,
  }
}

function lineBody(item: PricedItem): Schemas['CartLine'] {
  const { variant } = item
  return {
    price_id: variant.variantId,
    product_id: variant.productId,
    quantity: item.line.quantity,
    stock_quantity: orderable(variant),
    purchase_limit: variant.purchaseLimit,
    can_be_bought: item.canBeBought,
    price: item.price,
    new_price: item.newPrice,
    color: variant.colorName,
    color_code: variant.colorCode,
    score: null,
    image: { image: variant.picture?.image ?? '', alt_text: variant.picture?.alt ?? variant.title },
    slug: variant.slug,
    title: variant.title,
    is_used: variant.isUsed,
    gift: variant.gift,
    warranty: variant.warranty,
    insurance: item.insurance?.id ?? null,
    insurance_option: item.insurance !== null,
    insurances: item.insurances.map((insurance) => ({
      id: insurance.id,
      name: insurance.name,
      description: insurance.description,
      expiration_in_months: insurance.months,
      price: insurance.price,
    })),
    insurance_prices: item.insurances.map((insurance) => ({
      insurance_id: insurance.id,
      insurance_price: insurance.price,
    })),
    installment_info: item.installment && {
      monthly_due: item.installment.monthlyDue,
      down_payment: item.installment.downPayment,
    },
    is_installment_purchase: item.isInstallment,
  }
}
