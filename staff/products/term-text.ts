import { staff } from '#i18n/fa/staff.ts'
import { ui } from '#i18n/fa/ui.ts'
import type {
  Term,
  TermFault,
  Terms,
} from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { number, toman } from '#src/lib/format.ts'

/** The value of one of the terms as staff read it. */
export function termText(terms: Terms, term: Term): string {
  switch (term) {
    case 'price':
      return toman(terms.price)
    case 'new_price':
      return terms.new_price === null ? staff.product.none : toman(terms.new_price)
    case 'expire_time': {
      const end = terms.expire_time
      if (end === null) return staff.product.endless
      return Number.isNaN(Date.parse(end)) ? end : momentText(end)
    }
    case 'is_hidden':
      return terms.is_hidden ? staff.products.hidden : staff.products.shown
    case 'low_stock':
      return number(terms.low_stock)
  }
}

/** What is wrong with a field, as staff read it; undefined if nothing is. */
export function faultText(
  faults: readonly TermFault[],
  field: TermFault['field'],
): string | undefined {
  const texts: Readonly<Record<string, string>> = staff.terms.faults[field]
  const fault = faults.find((each) => each.field === field)
  return fault && (fault.rule === 'whole' ? ui.wholeNumber : texts[fault.rule])
}
