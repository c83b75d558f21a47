import { joinName } from '#domain/person-name.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'

type Customer = { first_name: string | null; last_name: string | null }

/** The name of a customer, as far as the shop knows it. */
export const customerName = ({ first_name: first, last_name: last }: Customer): string =>
  joinName(first, last) || staffFinance.unnamed
