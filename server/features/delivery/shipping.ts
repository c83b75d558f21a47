import type { Day } from '#domain/day.ts'
import {
  promisedDay,
  shippingPrice,
  takesGoods,
  type DeliveryRule,
  type Goods,
} from '#domain/delivery.ts'
import type { Schemas } from '#server/schemas.ts'

/** A rule with the holidays of the next months. */
export type StoredRule = DeliveryRule & { holidays: Day[] }

/** A shipping method with its rule for an address; without a rule it does not deliver there. */
export type Shipping = {
  id: number
  name: string
  isInPerson: boolean
  rule: StoredRule | null
}

/** A method that delivers these goods to the address, with its price in tomans. */
export type OfferedShipping = Pick<Shipping, 'id' | 'name' | 'isInPerson'> & {
  price: number
  rule: StoredRule
}

/** The method if it delivers these goods to the address, else null. */
export function offeredShipping(
  { id, name, isInPerson, rule }: Shipping,
  goods: Goods,
): OfferedShipping | null {
  if (rule === null || !takesGoods(rule, goods)) return null
  return { id, name, isInPerson, rule, price: shippingPrice(rule, goods) }
}

export type Promised = Pick<Schemas['DeliveryMethod'], 'promised_date' | 'promised_hours'>

/** Until when an order of this instant (milliseconds since 1970) is delivered. */
export function promiseOf(rule: StoredRule, now: number): Promised {
  return {
    promised_date: promisedDay(rule, now, new Set(rule.holidays)),
    promised_hours: hoursOf(rule.fromHour, rule.toHour),
  }
}

/** Nothing is promised before the address is known. */
export const noPromise: Promised = { promised_date: null, promised_hours: null }

export const hoursOf = (from: number | null, to: number | null): Promised['promised_hours'] =>
  from === null || to === null ? null : { from, to }
