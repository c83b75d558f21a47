import {
  codeLength,
  hasAddressCharacters,
  maxAddressLength,
  postalCodeFault,
  receiverPhoneLength,
} from './address.ts'
import { isBlank } from './persian.ts'
import { isPersonName } from './profile.ts'
import { isTooLong } from './text-length.ts'

/** What can be corrected of the delivery of an order, as on the wire; digits are Latin. */
export type OrderDelivery = {
  first_name: string
  last_name: string
  phone_number: string
  text_address: string
  postal_code: string
}

export type DeliveryField = keyof OrderDelivery

export const deliveryFields = [
  'first_name',
  'last_name',
  'phone_number',
  'text_address',
  'postal_code',
] as const satisfies readonly DeliveryField[]

type Rule = 'required' | 'letters' | 'digits' | 'length' | 'characters' | 'start' | 'repeats'
export type DeliveryFault = { field: DeliveryField; rule: Rule }

/**
 * What is wrong with what was changed of a delivery, one fault of a field: the rules of the address form at checkout
 * (DELV-41 to DELV-59). What stays was ordered by other rules, such as those of DELV-49.
 */
export const deliveryFaults = (known: OrderDelivery, delivery: OrderDelivery): DeliveryFault[] =>
  changedFields(known, delivery).flatMap((field) => {
    const value = delivery[field]
    const rule = isBlank(value) ? 'required' : rules[field](value)
    return rule === null ? [] : [{ field, rule }]
  })

/** The fields in which two deliveries differ. */
export const changedFields = (one: OrderDelivery, other: OrderDelivery): DeliveryField[] =>
  deliveryFields.filter((field) => one[field] !== other[field])

/** A delivery as two people knew it, and as each of them wants it. */
export type DeliveryVersions = { known: OrderDelivery; mine: OrderDelivery; theirs: OrderDelivery }

/** Whose value of a field counts that both have changed. */
export type DeliveryChoices = Readonly<Partial<Record<DeliveryField, 'mine' | 'theirs'>>>

/**
 * What two people changed of the same delivery.
 * @returns the fields that both changed, each to something else; those that only I changed; and the others that they changed
 */
export function compareDeliveries({ known, mine, theirs }: DeliveryVersions) {
  const ofMine = changedFields(known, mine)
  const ofTheirs = changedFields(known, theirs)
  const conflicts = ofMine.filter(
    (field) => ofTheirs.includes(field) && mine[field] !== theirs[field],
  )
  return {
    conflicts,
    mine: ofMine.filter((field) => !ofTheirs.includes(field)),
    theirs: ofTheirs.filter((field) => !conflicts.includes(field)),
  }
}

/** What two people made of the same delivery, put together; a conflict is theirs unless mine is chosen. */
export function mergeDeliveries(
  versions: DeliveryVersions,
  choices: DeliveryChoices,
): OrderDelivery {
  const { conflicts, mine } = compareDeliveries(versions)
  const kept = [...mine, ...conflicts.filter((field) => choices[field] === 'mine')]
  return {
    ...versions.theirs,
    ...Object.fromEntries(kept.map((field) => [field, versions.mine[field]])),
  }
}

const name = (text: string): Rule | null => (isPersonName(text) ? null : 'letters')

const rules: Record<DeliveryField, (value: string) => Rule | null> = {
  first_name: name,
  last_name: name,
  phone_number: (phone) => {
    if (!/^\d+$/.test(phone)) return 'digits'
    const { least, most } = receiverPhoneLength
    return phone.length < least || phone.length > most ? 'length' : null
  },
  text_address: (text) => {
    if (isTooLong(text, maxAddressLength)) return 'length'
    return hasAddressCharacters(text) ? null : 'characters'
  },
  postal_code: (code) => {
    if (!/^\d+$/.test(code)) return 'digits'
    return code.length === codeLength ? postalCodeFault(code) : 'length'
  },
}
