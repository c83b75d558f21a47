import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { readDelivery } from '#server/features/delivery/delivery.queries.ts'
import type { NewOrder } from './orders.queries.ts'
import { isComplete } from '#server/features/profile/profile.service.ts'

export type OrderDelivery = Pick<
  NewOrder,
  | 'shippingName'
  | 'shippingPrice'
  | 'isInPerson'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'nationalCode'
  | 'provinceName'
  | 'cityName'
  | 'textAddress'
  | 'postalCode'
>

/**
 * Where an order is delivered and to whom; a pickup is handed to the buyer, regardless of the address. Throws
 * profile_incomplete, shipping_method_missing, address_missing, address_not_found.
 */
export async function deliveryOf(
  tx: Transaction,
  chosen: { userId: number; shippingMethodId: number | null; addressId: number | null },
): Promise<OrderDelivery> {
  const { buyer, method, address, provinceName, cityName } = await readDelivery(tx, chosen)
  if (!isComplete(buyer)) throw new Problem('profile_incomplete')
  if (method === null) throw new Problem('shipping_method_missing')
  const shipping = {
    shippingName: method.name,
    shippingPrice: method.price,
    isInPerson: method.isInPerson,
  }
  if (method.isInPerson) {
    return {
      ...shipping,
      firstName: buyer.firstName ?? '',
      lastName: buyer.lastName ?? '',
      phone: buyer.phone,
      nationalCode: buyer.nationalCode ?? buyer.fidaCode,
      provinceName: null,
      cityName: null,
      textAddress: null,
      postalCode: null,
    }
  }
  if (chosen.addressId === null) throw new Problem('address_missing')
  if (address === null) throw new Problem('address_not_found')
  return {
    ...shipping,
    firstName: address.receiverFirstName,
    lastName: address.receiverLastName,
    phone: address.receiverPhoneNumber,
    nationalCode: address.receiverNationalCode,
    provinceName,
    cityName,
    textAddress: address.address,
    postalCode: address.postalCode,
  }
}
