import { installmentOffer } from '#domain/installment.ts'
import { insurancePrice } from '#domain/insurance.ts'
import { currentPrice, payablePrice } from '#domain/price.ts'
import type { CategoryNode } from '#server/catalogue/category-tree.ts'
import { leadOf, type Product } from '#server/catalogue/entry.ts'
import type { Schemas } from '#server/schemas.ts'
import type {
  InsuranceRow,
  ProductDetailsRow,
  VariantRow,
} from '#server/catalogue/catalogue.queries.ts'
import { ratingOf } from './product-cards.ts'

/** The data of a product's page. */
export type ProductPageParts = {
  product: Product
  details: ProductDetailsRow
  /** From the root to the product's category. */
  path: readonly CategoryNode[]
  brandName: string
  /** Those offered for the product's category. */
  insurances: readonly InsuranceRow[]
  /** The units of one variant that one customer may order at once. */
  unitsPerOrder: number
  shopName: string
  configurations: Schemas['Product']['configurations']
  /** The caller's. */
  notifiers: Schemas['Notifiers']
}

/** How long a price without an end date is stated as valid to search engines, in days. */
const priceDays = 30
const dayMs = 86_400_000

/** A product's whole page at `now`, without stock alerts, as a guest sees it. */
export function productPage(parts: ProductPageParts, now: number): Schemas['Product'] {
  const { product, details, path, brandName, insurances, configurations, notifiers } = parts
  const lead = leadOf(product, now)
  return {
    id: product.id,
    title: product.title,
    second_title: product.secondTitle,
    slug: product.slug,
    canonical: `/products/${product.slug}`,
    title_tag: `قیمت و خرید ${product.title} | ${parts.shopName}`,
    description_tag: descriptionTag(parts),
    index: true,
    sku: product.sku,
    brand_en_name: brandName,
    description: details.description,
    images: details.images.map(({ image, alt, color }) => ({
      image,
      alt_text: alt,
      related_price_id: product.variants.find(({ colorKey }) => colorKey === color)?.id ?? null,
    })),
    price: product.variants.map((variant) => variantBody(variant, parts, now)),
    insurances: insurances.map((insurance) => insuranceBody(insurance, product)),
    properties: details.keyFeatures.map(({ title, value }) => ({
      product_property: { name: title },
      alphabetic_value: value,
    })),
    details: details.specifications.map(({ title, value }, index) => ({
      id: index + 1,
      title,
      value,
    })),
    is_used: product.isUsed,
    detail_page_titles: details.highlights,
    used_details: product.isUsed ? details.usedDetails : [],
    warranty: details.warranty === null ? null : { name: details.warranty },
    quantity: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    rating: ratingOf(product),
    show_category: path
      .filter(({ isShown }) => isShown)
      .map(({ name, path: slug }) => ({ name, slug, disabled: false })),
    configurations,
    notifiers,
    torob_meta_info: {
      product_price: lead?.asked ?? null,
      product_old_price: lead?.current.newPrice === null ? null : (lead?.current.price ?? null),
      availability: lead ? 'instock' : 'outofstock',
      guarantee: details.warranty ?? '',
    },
    priceValidUntil: tehranDay(lead?.current.offerEndsAt?.getTime() ?? now + priceDays * dayMs),
  }
}

function variantBody(
  variant: VariantRow,
  { insurances, unitsPerOrder }: ProductPageParts,
  now: number,
): Schemas['Variant'] {
  const current = currentPrice(variant, now)
  const installment = installmentOffer(payablePrice(current.price, current.newPrice))
  return {
    id: variant.id,
    color_name: variant.colorName,
    color_code: variant.colorCode,
    price: current.price,
    new_price: current.newPrice,
    quantity: variant.stock,
    purchase_limit: unitsPerOrder,
    expire_time: current.offerEndsAt?.toISOString() ?? null,
    last_update: variant.updatedAt.toISOString(),
    gift: variant.gift,
    insurance_prices: insurances.map((insurance) => ({
      insurance_id: insurance.id,
      insurance_price: insurancePrice(insurance, variant.price),
    })),
    installment_info: installment && {
      monthly_due: installment.monthlyDue,
      down_payment: installment.downPayment,
    },
  }
}

function insuranceBody(insurance: InsuranceRow, { variants }: Product): Schemas['Insurance'] {
  const lowest = variants.reduce((least, { price }) => Math.min(least, price), Infinity)
  return {
    id: insurance.id,
    name: insurance.name,
    description: insurance.description,
    expiration_in_months: insurance.months,
    price: insurancePrice(insurance, Number.isFinite(lowest) ? lowest : 0),
  }
}

function descriptionTag({ product, details, shopName }: ProductPageParts): string {
  const features = details.keyFeatures.slice(0, 3).map(({ title, value }) => `${title} ${value}`)
  const facts = features.length > 0 ? ` با ${features.join('، ')}` : ''
  return `خرید ${product.title}${facts}. مشخصات، قیمت روز و خرید نقدی و اقساطی از ${shopName}.`
}

/** Cached, since creating one takes a millisecond. */
const tehranDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' })

/** The calendar day in Tehran, `yyyy-mm-dd`. */
function tehranDay(instant: number): string {
  return tehranDays.format(instant)
}
