import { displayAddress } from '#domain/address.ts'
import { toPersianDigits } from '#domain/digits.ts'
import type { DeliveryField, OrderDelivery } from '#domain/order-delivery.ts'

/** A part of a delivery as it is shown. */
export function deliveryText(delivery: OrderDelivery, field: DeliveryField): string {
  const value = delivery[field]
  if (field === 'text_address') return displayAddress(value)
  return field === 'phone_number' || field === 'postal_code' ? toPersianDigits(value) : value
}
