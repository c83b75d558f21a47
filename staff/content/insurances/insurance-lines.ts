import { toPersianDigits } from '#domain/digits.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffInsurances as words } from '#i18n/fa/staff-insurances.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { named } from '../named-line.ts'

/** What insurances cost and cover, line by line. */
export const insurancesLines = ({ insurances }: Schemas['InsurancesContent']): string[] =>
  insurances.flatMap((insurance) => {
    const { name, months, rate_permille: rate, minimum_price: minimum } = insurance
    const shown = (value: number | null) => (value === null ? '' : toPersianDigits(value))
    const price = minimum === null ? '' : toman(minimum)
    return [
      named(words.name, name),
      named(name, words.line(shown(months), shown(rate), price)),
      named(`${name}، ${words.offered}`, staffActions[insurance.is_offered ? 'yes' : 'no']),
      named(`${name}، ${words.categoryList}`, insurance.category_slugs.join(' ')),
      named(`${name}، ${words.description}`, insurance.description),
    ]
  })
