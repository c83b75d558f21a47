import { toPersianDigits } from '#domain/digits.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffInsurances as words } from '#i18n/fa/staff-insurances.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'
import { named } from '../named-line.ts'

/** The insurances as lines of text, for comparing two versions. */
export const insuranceLines = ({ insurances }: Schemas['InsurancesContent']): string[] =>
  insurances.flatMap((insurance) => {
    const { name, months, rate_permille: rate, minimum_price: minimum } = insurance
    const price = minimum === null ? notEntered : toman(minimum)
    return [
      named(words.name, name),
      named(name, words.line(digits(months), digits(rate), price)),
      named(`${name}، ${words.offered}`, staffActions[insurance.is_offered ? 'yes' : 'no']),
      named(`${name}، ${words.categoryList}`, insurance.category_slugs.join(' ')),
      named(`${name}، ${words.description}`, insurance.description),
    ]
  })

const notEntered = '—'

const digits = (value: number | null): string =>
  value === null ? notEntered : toPersianDigits(value)
