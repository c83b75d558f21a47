import { toPersianDigits } from '#domain/digits.ts'
import { goneCategoryId } from '#domain/discount.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { DiscountTerms } from '#machines/flows/staff-discount-edit/staff-discount-edit.machine.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { number, toman } from '#src/lib/format.ts'

const words = staffFinance.discounts

/** What a code gives. */
export const givenBy = ({ kind, value }: Pick<DiscountTerms, 'kind' | 'value'>): string =>
  kind === 'percent' ? words.percent(number(value)) : toman(value)

/** The goods that it is for. */
export const goodsOf = ({
  terms,
  category_name: name,
}: Pick<Schemas['StaffDiscountSummary'], 'terms' | 'category_name'>): string =>
  name ?? (terms.category_id === null ? words.allGoods : words.goneCategory)

/** The bounds of what it gives. */
export function boundsOf(terms: Pick<DiscountTerms, 'maximum' | 'minimum_amount'>): string[] {
  const { maximum, minimum_amount: minimum } = terms
  return [
    ...(maximum === null ? [] : [words.upTo(toman(maximum))]),
    ...(minimum === 0 ? [] : [words.from(toman(minimum))]),
  ]
}

/** When a code can be used. */
export function spanOf({ starts_at: from, expires_at: to }: DiscountTerms): string[] {
  if (from === null && to === null) return [words.always]
  return [
    ...(from === null ? [] : [words.since(momentText(from))]),
    ...(to === null ? [] : [words.until(momentText(to))]),
  ]
}

/** One of the terms in words. */
export function termText(
  terms: DiscountTerms,
  name: keyof DiscountTerms,
  categories: ReadonlyMap<number, string>,
): string {
  const value = terms[name]
  if (name === 'value') return givenBy(terms)
  if (name === 'kind') return words.form.kinds[terms.kind]
  if (name === 'category_id') {
    const { category_id: category } = terms
    if (category === null) return words.form.allCategories
    return category === goneCategoryId
      ? words.goneCategory
      : (categories.get(category) ?? toPersianDigits(category))
  }
  if (value === null) return staffFinance.none
  if (typeof value === 'boolean') return value ? staffActions.yes : staffActions.no
  if (typeof value === 'number') return number(value)
  return name === 'code' ? value : momentText(value)
}

/** The terms that differ. */
export function differentTerms(one: DiscountTerms, other: DiscountTerms) {
  const names = Object.keys(words.form.names).filter((name): name is keyof DiscountTerms =>
    Object.hasOwn(one, name),
  )
  return names.filter((name) => one[name] !== other[name])
}
