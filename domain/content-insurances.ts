import { repeated, required, type ContentFault } from './content-fault.ts'

/** Null is what is not written yet. Amounts are tomans. */
type Insurance = {
  name: string
  description: string
  months: number | null
  rate_permille: number | null
  minimum_price: number | null
  category_slugs: readonly string[]
  is_offered: boolean
}
export type Insurances = { kind: 'insurances'; insurances: readonly Insurance[] }

/** What keeps insurances from being published. One that is offered has a price and categories. */
export function insurancesFaults({ insurances }: Insurances): ContentFault[] {
  const names = insurances.map(({ name }) => name.trim())
  return insurances.flatMap((insurance, place) => {
    const at = `insurances.${place}`
    const { rate_permille: rate, minimum_price: minimum } = insurance
    const isFree = rate === 0 && minimum === 0
    const isNowhere = insurance.is_offered && insurance.category_slugs.length === 0
    return [
      ...required(`${at}.name`, insurance.name),
      ...repeated(`${at}.name`, names, place),
      ...required(`${at}.description`, insurance.description),
      ...missing(`${at}.months`, insurance.months === null),
      ...missing(`${at}.rate_permille`, rate === null),
      ...missing(`${at}.minimum_price`, minimum === null || isFree),
      ...missing(`${at}.category_slugs`, isNowhere),
    ]
  })
}

const missing = (field: string, isMissing: boolean): ContentFault[] =>
  isMissing ? [{ field, rule: 'required' }] : []
