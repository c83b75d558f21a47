import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { lenderTerms } from '#server/features/payments/lender-terms.ts'
import { findOrderPayments } from '#server/features/payments/payments.queries.ts'
import { isReturnable } from '#server/platform/lifecycle/lifecycle.service.ts'
import { replacedDelivery } from './delivery-correction.service.ts'
import { findOrderLines, findOwnOrder, findSkus, type OrderLineRow } from './orders.queries.ts'

/**
 * The invoice of a delivered order of the shopper, made out to whom the order was placed for, whatever was corrected for the
 * parcel. Throws order_not_found, invoice_not_ready.
 */
export async function getInvoice(
  context: Context,
  userId: number,
  id: number,
): Promise<Schemas['Invoice']> {
  const order = await findOwnOrder(context.db, userId, id, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  if (!isReturnable(order.status)) throw new Problem('invoice_not_ready')
  const lines = await findOrderLines(context.db, [id])
  const productIds = lines.map(({ productId }) => productId)
  const payments = await findOrderPayments(context.db, id)
  const [terms] = payments.flatMap((payment) => lenderTerms(context, payment) ?? [])
  const skus = await findSkus(context.db, productIds)
  return {
    id: order.id,
    tracking_code: order.trackingCode,
    created_at: order.createdAt.toISOString(),
    first_name: order.firstName,
    last_name: order.lastName,
    national_code: order.nationalCode,
    province_name: order.provinceName,
    city_name: order.cityName,
    postal_code: order.postalCode,
    text_address: order.textAddress,
    phone_number: order.phone,
    ...(await replacedDelivery(context.db, id)),
    items: lines.map((line) => itemBody(line, skus)),
    total_price_without_discount: order.totalPrice + order.totalDiscount,
    total_discount: order.totalDiscount,
    discount_code: order.discountCode,
    code_discount: order.codeDiscount,
    total_price: order.totalPrice,
    total_monthly_due: terms?.monthlyDue ?? 0,
    total_insurance: order.totalInsurance,
    shipping_price: order.shippingPrice,
  }
}

function itemBody(line: OrderLineRow, skus: ReadonlyMap<number, string>): Schemas['InvoiceItem'] {
  const { price, newPrice, quantity } = line
  const sold = newPrice ?? price
  return {
    price_obj: {
      id: line.variantId,
      color_name: line.colorName,
      product: {
        id: line.productId,
        title: line.title,
        sku: skus.get(line.productId) ?? String(line.productId),
      },
    },
    quantity,
    price_without_discount: price * quantity,
    discount: (price - sold) * quantity,
    price: sold * quantity,
    insurance_name: line.insuranceName,
    insurance_price: line.insurancePrice * quantity,
  }
}
