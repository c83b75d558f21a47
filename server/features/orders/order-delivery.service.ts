import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { readDelivery } from '#server/features/delivery/delivery.queries.ts'
import type { Goods } from '#domain/delivery.ts'
import { offeredShipping, promiseOf } from '#server/features/delivery/shipping.ts'
import type { NewOrder } from './orders.queries.ts'
import { isComplete } from '#server/features/profile/profile.service.ts'

export type OrderDelivery = Pick<
  NewOrder,
  | 'shippingName'
  | 'shippingPrice'
  | 'isInPerson'
  | 'promisedDate'
  | 'promisedFromHour'
  | 'promisedToHour'
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
 * Where an order is delivered, to whom and until when; a pickup is handed to the buyer, regardless of the address. Throws
 * profile_incomplete, shipping_method_missing, address_missing, address_not_found, shipping_method_not_offered.
 */
export async function deliveryOf(
  tx: Transaction,
  chosen: { userId: number; shippingMethodId: number | null; addressId: number | null },
  goods: Goods,
  now: number,
): Promise<OrderDelivery> {
  const { buyer, method, rule, address, provinceName, cityName } = await readDelivery(tx, chosen)
  if (!isComplete(buyer)) throw new Problem('profile_incomplete')
  if (method === null) throw new Problem('shipping_method_missing')
  if (!method.isInPerson && chosen.addressId === null) throw new Problem('address_missing')
  if (!method.isInPerson && address === null) throw new Problem('address_not_found')
  const offered = offeredShipping({ ...method, rule }, goods)
  if (offered === null) throw new Problem('shipping_method_not_offered')
  const { promised_date: promisedDate, promised_hours: hours } = promiseOf(offered.rule, now)
  const shipping = {
    shippingName: method.name,
    shippingPrice: offered.price,
    isInPerson: method.isInPerson,
    promisedDate,
    promisedFromHour: hours?.from ?? null,
    promisedToHour: hours?.to ?? null,
  }
  if (method.isInPerson || address === null) {
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
