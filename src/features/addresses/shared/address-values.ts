import * as z from 'zod/mini'
import { addressInputLimits } from '#api/limits.ts'
import {
  codeLength,
  hasAddressCharacters,
  maxAddressLength,
  postalCodeFault,
  receiverPhoneLength,
} from '#domain/address.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { isPersonName } from '#domain/profile.ts'
import { delivery } from '#i18n/fa/delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Address, AddressInput } from '#machines/flows/address-form/address-form.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'

const { rules } = delivery

// Compiled checks need `eval`, which the content security policy forbids.
z.config({ jitless: true })

const filled = () => z.string().check(z.trim(), z.minLength(1, rules.required))
const short = (maximum: number) => filled().check(z.maxLength(maximum, rules.nameLength))
const personName = (maximum: number) =>
  short(maximum).check(z.refine(isPersonName, rules.nameLetters))
const digits = () =>
  z
    .string()
    .check(
      z.trim(),
      z.overwrite(toLatinDigits),
      z.minLength(1, rules.required),
      z.regex(/^\d*$/, rules.digitsOnly),
    )

const postalCode = () => digits().check(z.length(codeLength, rules.postalCodeLength))

/** The fields of the address form with their messages (DELV-41 to DELV-59); digits become Latin ones. */
const addressSchema = z.object({
  title: short(addressInputLimits.title),
  province: filled(),
  city: filled(),
  address: filled().check(
    z.maxLength(maxAddressLength, rules.addressLength),
    z.refine(hasAddressCharacters, rules.addressCharacters),
  ),
  /** Where the address is on the map; null if nobody has said so. */
  location: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  postal_code: postalCode(),
  isReceiver: z.boolean(),
  receiver_first_name: personName(addressInputLimits.receiver_first_name),
  receiver_last_name: personName(addressInputLimits.receiver_last_name),
  receiver_national_code: digits().check(z.length(codeLength, rules.nationalCodeLength)),
  receiver_phone_number: digits().check(
    z.minLength(receiverPhoneLength.least, rules.phoneLength),
    z.maxLength(receiverPhoneLength.most, rules.phoneLength),
  ),
})

/** Customers who receive the order themselves may be foreign nationals, with a fida code of another length. */
const ownCode = { receiver_national_code: digits() }

/** The pattern of a postal code is checked where an order is sent to it (DELV-48), elsewhere only its length (DELV-49). */
const patternChecked = {
  postal_code: postalCode().check(
    z.refine((code) => postalCodeFault(code) !== 'start', rules.postalCodeStart),
    z.refine((code) => postalCodeFault(code) !== 'repeats', rules.postalCodeRepeats),
  ),
}

/** Where the form is filled in: on the way to an order, or in the customer's account. */
export type AddressPlace = 'checkout' | 'account'

/** The validation rules of these values in that place. */
export function schemaFor({ isReceiver }: Pick<AddressValues, 'isReceiver'>, place: AddressPlace) {
  const schema = isReceiver ? z.extend(addressSchema, ownCode) : addressSchema
  return place === 'checkout' ? z.extend(schema, patternChecked) : schema
}

export type AddressValues = z.infer<typeof addressSchema>

/** The initial values of the form. @param address null for a new one */
export function addressValues(address: Address | null): AddressValues {
  return {
    title: address?.title ?? '',
    province: String(address?.province ?? ''),
    city: String(address?.city ?? ''),
    address: address?.address ?? '',
    location: address && pointOf(address),
    postal_code: toPersianDigits(address?.postal_code ?? ''),
    isReceiver: false,
    receiver_first_name: address?.receiver_first_name ?? '',
    receiver_last_name: address?.receiver_last_name ?? '',
    receiver_national_code: toPersianDigits(address?.receiver_national_code ?? ''),
    receiver_phone_number: toPersianDigits(address?.receiver_phone_number ?? ''),
  }
}

/** The receiver's fields of the form. */
export type Receiver = Pick<AddressValues, (typeof receiverFields)[number]>

/** The customer as the receiver; null while the profile lacks a name or a code. */
export function ownReceiver(profile: Schemas['Profile']): Receiver | null {
  // Foreign nationals have a fida code in place of a national code.
  const code = profile.national_code ?? profile.fida_code
  if (!profile.first_name || !profile.last_name || !code) return null
  return {
    receiver_first_name: profile.first_name,
    receiver_last_name: profile.last_name,
    receiver_national_code: toPersianDigits(code),
    receiver_phone_number: toPersianDigits(profile.phone_number),
  }
}

/**
 * The initial values of a new address: customers who are known receive it themselves.
 * @param title what the address is called unless the customer says otherwise
 */
export function newAddress(receiver: Receiver | null, title: string): AddressValues {
  return { ...addressValues(null), title, ...receiver, isReceiver: receiver !== null }
}

/** The initial values of an address that is there; its customer may be its receiver. */
export function savedAddress(address: Address, receiver: Receiver | null): AddressValues {
  const values = addressValues(address)
  const isReceiver =
    receiver !== null && receiverFields.every((field) => values[field] === receiver[field])
  return { ...values, isReceiver }
}

const receiverFields = [
  'receiver_first_name',
  'receiver_last_name',
  'receiver_national_code',
  'receiver_phone_number',
] as const

function pointOf({ latitude, longitude }: Address): AddressValues['location'] {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** The request. */
export function addressInput(values: AddressValues): AddressInput {
  const { isReceiver: _, province, city, location, ...texts } = values
  return {
    ...texts,
    province: Number(province),
    city: Number(city),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }
}

/** The message of a field that the server rejected; null for the other fields. */
export function refusal(failure: Failure | null, field: keyof AddressValues): string | undefined {
  if (failure === null) return undefined
  if (failure.code === 'city_not_in_province' && field === 'city') return rules.refused
  return failure.fields.some((each) => each.field === field) ? rules.refused : undefined
}
