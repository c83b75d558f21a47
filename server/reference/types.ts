import type { Day } from '#domain/day.ts'
import type { DeliveryRule } from '#domain/delivery.ts'

/** A machine-readable fact of a product, for cards and filters. */
export type ProductFact =
  | 'storageGb'
  | 'ramGb'
  | 'batteryMah'
  | 'cameraMp'
  | 'displayInch'
  | 'refreshHz'
  | 'fiveG'
  | 'esim'
  | 'waterproof'
  | 'fastChargeW'
  | 'powerW'
  | 'wirelessCharge'
  | 'noiseCancelling'
  | 'os'
  | 'connector'
  | 'releaseYear'

/**
 * A filter of the product list. A value with bounds matches min ≤ fact < max; one without matches if the fact equals
 * `value`.
 */
export type ReferenceFilter = {
  /** The query parameter. */
  key: string
  /** Persian name. */
  name: string
  type: 'BOOL' | 'MULTI_SELECT' | 'PRICE' | 'COLOR'
  /** Null for brand, price, color, availability, discount and the used state, which are not facts. */
  fact: ProductFact | null
  values: { value: string; name: string; min?: number; max?: number; colorCode?: string }[]
}

/** Costs `ratePermille` of the variant's list price, at least `minimumPrice` tomans, rounded to 100,000. */
export type ReferenceInsurance = {
  name: string
  /** HTML. */
  description: string
  months: number
  ratePermille: number
  minimumPrice: number
  categorySlugs: string[]
}

export type ReferenceProvince = { id: number; name: string }
export type ReferenceCity = {
  id: number
  provinceId: number
  name: string
  /** The place of a large city in its province, 1 for the largest; null for the others. */
  rank: number | null
}

/** A day besides Fridays on which nothing is dispatched or delivered. */
export type ReferenceHoliday = { day: Day; name: string }

export type ReferenceShippingMethod = {
  name: string
  description: string
  isInPerson: boolean
  branch: 'east' | 'west' | null
  rules: ReferenceShippingRule[]
}

/** How a method serves a city, a province (no city), or every place (neither). */
export type ReferenceShippingRule = DeliveryRule & {
  provinceId: number | null
  cityId: number | null
}
