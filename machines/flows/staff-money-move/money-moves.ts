/** A move of a customer's money by staff. */
export type MoneyMove = {
  kind: 'payWithdrawal' | 'refuseWithdrawal' | 'returnWithdrawal'
  id: number
  /** Tomans. */
  amount: number
}

/** What was typed, by the names of the fields. */
export type MoneyFields = Partial<Record<MoneyField, string>>
export type MoneyField = 'bankCode' | 'reason'

/** The fields of each move, in their order, and whether it cannot do without them. */
export const fieldsOf: Record<
  MoneyMove['kind'],
  readonly { name: MoneyField; isNeeded: boolean }[]
> = {
  payWithdrawal: [
    { name: 'bankCode', isNeeded: true },
    { name: 'reason', isNeeded: false },
  ],
  refuseWithdrawal: [{ name: 'reason', isNeeded: true }],
  returnWithdrawal: [{ name: 'reason', isNeeded: false }],
}

/** The fields that a move needs and that are blank. */
export const missingFields = ({ kind }: MoneyMove, fields: MoneyFields): MoneyField[] =>
  fieldsOf[kind]
    .filter(({ name, isNeeded }) => isNeeded && (fields[name] ?? '').trim() === '')
    .map(({ name }) => name)
