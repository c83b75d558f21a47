import { delivery } from '#i18n/fa/delivery.ts'
import { isBlank } from '#domain/persian.ts'
import { schemaFor, type AddressPlace, type AddressValues } from './address-values.ts'

const words = delivery.form

/** The fields with rules in the order in which they are shown. */
const labels = {
  province: words.province,
  city: words.city,
  address: words.address,
  title: words.name,
  receiver_first_name: words.firstName,
  receiver_last_name: words.lastName,
  receiver_national_code: words.nationalCode,
  receiver_phone_number: words.phone,
  postal_code: words.postalCode,
} satisfies Partial<Record<keyof AddressValues, string>>

const names = Object.keys(labels) as (keyof typeof labels)[]

/** Says which field keeps the address from being saved: the first one that is empty, or else the first wrong one. */
export function missingText(values: AddressValues, place: AddressPlace): string {
  const { error } = schemaFor(values, place).safeParse(values)
  const faults = new Set(error?.issues.map(({ path: [field] }) => field))
  const faulty = names.filter((name) => faults.has(name))
  const empty = faulty.find((name) => isBlank(values[name]))
  if (empty !== undefined) return words.missing(labels[empty])
  const [wrong] = faulty
  return wrong === undefined ? words.incomplete : words.wrong(labels[wrong])
}
