import { delivery } from '#i18n/fa/delivery.ts'
import { isBlank } from '#domain/persian.ts'
import { schemaFor, type AddressPlace, type AddressValues } from './address-values.ts'

const words = delivery.form

/** The fields with rules in the order in which they are shown. */
const fields = [
  { name: 'province', label: words.province },
  { name: 'city', label: words.city },
  { name: 'address', label: words.address },
  { name: 'title', label: words.name },
  { name: 'receiver_first_name', label: words.firstName },
  { name: 'receiver_last_name', label: words.lastName },
  { name: 'receiver_national_code', label: words.nationalCode },
  { name: 'receiver_phone_number', label: words.phone },
  { name: 'postal_code', label: words.postalCode },
] as const satisfies { name: keyof AddressValues; label: string }[]

/** Says which field keeps the address from being saved: the first one that is empty, or else the first wrong one. */
export function missingText(values: AddressValues, place: AddressPlace): string {
  const { error } = schemaFor(values, place).safeParse(values)
  const faults = new Set(error?.issues.map(({ path: [field] }) => field))
  const faulty = fields.filter(({ name }) => faults.has(name))
  const empty = faulty.find(({ name }) => isBlank(values[name]))
  if (empty !== undefined) return words.missing(empty.label)
  const [wrong] = faulty
  return wrong === undefined ? words.incomplete : words.wrong(wrong.label)
}
