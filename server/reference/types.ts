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
export type ReferenceCity = { id: number; provinceId: number; name: string }

export type ReferenceShippingMethod = {
  name: string
  description: string
  /** Tomans; 0 is free. */
  price: number
  isInPerson: boolean
  branch: 'east' | 'west' | null
}
