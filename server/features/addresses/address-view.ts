import type { Schemas } from '#server/schemas.ts'
import type { AddressRow } from './addresses.queries.ts'

/** The API representation of an address. */
export const addressBody = ({
  address,
  provinceName,
  cityName,
}: AddressRow): Schemas['Address'] => ({
  id: address.id,
  title: address.title,
  province: address.provinceId,
  city: address.cityId,
  province_name: provinceName,
  city_name: cityName,
  address: address.address,
  postal_code: address.postalCode,
  latitude: address.latitude,
  longitude: address.longitude,
  receiver_first_name: address.receiverFirstName,
  receiver_last_name: address.receiverLastName,
  receiver_national_code: address.receiverNationalCode,
  receiver_phone_number: address.receiverPhoneNumber,
})
