import type { Schemas } from '#server/schemas.ts'
import type { CartHeader, CartVariant } from './cart.queries.ts'
import { priceItem, totalsOf, type PricedItem } from './cart-pricing.ts'

/** The API representation of a cart. Variants without a cart line are left out. */
export function cartBody(
  header: CartHeader,
  variants: readonly CartVariant[],
  now: number,
): Schemas['Cart'] {
  const items = pricedItems(variants, now)
  return {
    products: items.map(lineBody),
    cart_count: items.reduce((sum, item) => sum + item.line.quantity, 0),
    version: header.version,
    shipping_method: header.shipping?.id ?? -1,
    delivery_method: header.shipping && {
      id: header.shipping.id,
      name: header.shipping.name,
      price: header.shipping.price,
      is_in_person: header.shipping.isInPerson,
    },
    totals: totalsBody(items, header),
  }
}

/** The lines of these variants with their prices at `now`. */
export function pricedItems(variants: readonly CartVariant[], now: number): PricedItem[] {
  return variants.flatMap((variant) =>
    variant.line === null ? [] : [priceItem(variant, variant.line, now)],
  )
}

function totalsBody(items: readonly PricedItem[], header: CartHeader): Schemas['CartTotals'] {
  const totals = totalsOf(items, header.shipping?.price ?? null)
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
