import type { Schemas } from '#server/schemas.ts'
import {
  noPromise,
  offeredShipping,
  promiseOf,
  type OfferedShipping,
} from '#server/features/delivery/shipping.ts'
import type { CartHeader, CartVariant } from './cart.queries.ts'
import { goodsOf, priceItem, totalsOf, type PricedItem } from './cart-pricing.ts'

/**
 * The API representation of a cart. Variants without a cart line are left out, and so is a shipping method that does not
 * deliver the cart to its address (any more).
 */
export function cartBody(
  header: CartHeader,
  variants: readonly CartVariant[],
  now: number,
): Schemas['Cart'] {
  const items = pricedItems(variants, now)
  const goods = goodsOf(items)
  const shipping = header.shipping && offeredShipping(header.shipping, goods)
  return {
    products: items.map(lineBody),
    cart_count: goods.units,
    version: header.version,
    shipping_method: shipping?.id ?? -1,
    delivery_method: shipping && deliveryBody(shipping, header, now),
    totals: totalsBody(items, shipping?.price ?? null, header),
  }
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

function totalsBody(
  items: readonly PricedItem[],
  shipping: number | null,
  header: CartHeader,
): Schemas['CartTotals'] {
  const totals = totalsOf(items, shipping)
  return {
    total_products_amount: totals.products,
    total_discount_amount: totals.discount,
    total_insurance_amount: totals.insurance,
    shipping_amount: totals.shipping,
    total_monthly_due: totals.monthlyDue,
    total_wallet_funds: header.walletFunds,
    total_amount: totals.payable,
  }
}

function lineBody(item: PricedItem): Schemas['CartLine'] {
  const { variant } = item
  return {
    price_id: variant.variantId,
    product_id: variant.productId,
    quantity: item.line.quantity,
    stock_quantity: variant.isActive ? variant.stock : 0,
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
