import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { Copyable } from './Copyable.tsx'

/** The IBAN of a customer, which comes without its country. */
export const CopyableIban = ({ iban }: { iban: string }) => (
  <Copyable
    label={staffFinance.withdrawals.columns.iban}
    text={`IR${iban}`}
    shown={grouped(iban)}
    ltr
  />
)

/** As banks print it. */
const grouped = (iban: string): string => `IR${iban}`.replaceAll(/.{4}(?=.)/g, '$& ')
