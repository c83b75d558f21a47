import { parseToman } from '#domain/digits.ts'

/** A move of a customer's money by staff, or of the return that it is paid for. */
export type MoneyMove = {
  kind:
    | 'payWithdrawal'
    | 'refuseWithdrawal'
    | 'returnWithdrawal'
    | 'refundToWallet'
    | 'refundToBank'
    | 'approveReturn'
    | 'receiveReturn'
    | 'refuseReturn'
  /** Of the withdrawal, the order or the return. */
  id: number
  /** Tomans; the most that can be refunded, or what the returned goods have cost. */
  amount: number
}

/** What was typed, by the names of the fields. */
export type MoneyFields = Partial<Record<MoneyField, string>>
export type MoneyField = 'amount' | 'bankCode' | 'reason'

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
  refundToWallet: [
    { name: 'amount', isNeeded: true },
    { name: 'reason', isNeeded: true },
  ],
  refundToBank: [
    { name: 'amount', isNeeded: true },
    { name: 'bankCode', isNeeded: true },
    { name: 'reason', isNeeded: true },
  ],
  approveReturn: [{ name: 'reason', isNeeded: false }],
  receiveReturn: [{ name: 'reason', isNeeded: false }],
  refuseReturn: [{ name: 'reason', isNeeded: true }],
}

/** The fields that a move needs and that are blank, or an amount that is not within what the move can have. */
export const missingFields = ({ kind, amount }: MoneyMove, fields: MoneyFields): MoneyField[] =>
  fieldsOf[kind]
    .filter(({ name, isNeeded }) => isNeeded && !isGiven(name, fields[name] ?? '', amount))
    .map(({ name }) => name)

function isGiven(name: MoneyField, text: string, most: number): boolean {
  if (name !== 'amount') return text.trim() !== ''
  const typed = parseToman(text) ?? 0
  return typed > 0 && typed <= most
}
