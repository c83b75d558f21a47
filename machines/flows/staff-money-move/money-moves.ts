import { orderRefundInputLimits } from '#api/limits.ts'
import { parseToman } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'

/** A move of a customer's money by staff, or of the return that it is paid for. */
export type MoneyMove = {
  kind:
    | 'payWithdrawal'
    | 'refuseWithdrawal'
    | 'returnWithdrawal'
    | 'refundToWallet'
    | 'refundToBank'
    | 'payOutUnclaimed'
    | 'approveReturn'
    | 'receiveReturn'
    | 'refuseReturn'
    | 'issueGiftCards'
    | 'revokeGiftCard'
    | 'revokeGiftCardIssue'
  /** Of the withdrawal, the order, the customer, the return or the gift card; 0 for what is to be made. */
  id: number
  /**
   * Tomans; the most that can be refunded, what a return gives back, what a card is worth at most, or what the cards of
   * an issue are worth together.
   */
  amount: number
  /** How many cards of an issue are revoked. */
  cards?: number
  /** Whether a customer, who gets the money back, has bought the gift card that is revoked. */
  isBought?: boolean
  /** Whose account in a bank a withdrawal goes to. */
  payee?: Payee
  /** What comes back with a return, for a member who may raise its stock by hand if it can be sold again. */
  goods?: readonly ReturnedGoods[]
}

export type ReturnedGoods = { productId: number; variantId: number; name: string }

/** `iban` without its country. */
export type Payee = { name: string; iban: string }

/** The input by the names of the fields. */
export type MoneyFields = Partial<Record<MoneyField, string>>
export type MoneyField = 'count' | 'amount' | 'validDays' | 'bankCode' | 'reason'

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
  payOutUnclaimed: [
    { name: 'amount', isNeeded: true },
    { name: 'bankCode', isNeeded: true },
    { name: 'reason', isNeeded: true },
  ],
  approveReturn: [{ name: 'reason', isNeeded: false }],
  receiveReturn: [{ name: 'reason', isNeeded: false }],
  refuseReturn: [{ name: 'reason', isNeeded: true }],
  issueGiftCards: [
    { name: 'count', isNeeded: true },
    { name: 'amount', isNeeded: true },
    { name: 'validDays', isNeeded: false },
    { name: 'reason', isNeeded: true },
  ],
  revokeGiftCard: [{ name: 'reason', isNeeded: true }],
  revokeGiftCardIssue: [{ name: 'reason', isNeeded: true }],
}

/** The part of the input for which the move has a field. */
export const ownFields = ({ kind }: MoneyMove, fields: MoneyFields): MoneyFields =>
  Object.fromEntries(
    fieldsOf[kind].filter(({ name }) => name in fields).map(({ name }) => [name, fields[name]]),
  )

/** Whether a move gives back a part of what is left, of which a colleague may give back some too. */
export const takesWhatIsLeft = ({ kind }: MoneyMove): boolean =>
  kind === 'refundToWallet' || kind === 'refundToBank' || kind === 'payOutUnclaimed'

/** Whether the total of a move is more than the amount typed for each, and has to be shown before it is made. */
export const needsTotal = ({ kind }: MoneyMove): boolean => kind === 'issueGiftCards'

/** How many gift cards were typed, and what they are worth together, in tomans. */
export function giftCardTotal({ count, amount }: MoneyFields): { count: number; total: number } {
  const cards = parseToman(count ?? '') ?? 0
  return { count: cards, total: cards * (parseToman(amount ?? '') ?? 0) }
}

/** The most tomans that one gift card is worth. */
export const largestGiftCard = 1_000_000_000

/** As the contract bounds them. */
const most = { count: 200, validDays: 1825 }

/** The most characters of the texts, which are the same for all moves. */
export const textLimits = {
  bankCode: orderRefundInputLimits.bank_tracking_code,
  reason: orderRefundInputLimits.reason,
}

/**
 * The fields that a move needs and that are blank, numbers that are not within what the move can have, and texts that are
 * too long.
 */
export const missingFields = ({ kind, amount }: MoneyMove, fields: MoneyFields): MoneyField[] =>
  fieldsOf[kind]
    .filter(({ name, isNeeded }) => {
      const text = fields[name] ?? ''
      return isBlank(text) ? isNeeded : !isValid(name, text.trim(), amount)
    })
    .map(({ name }) => name)

function isValid(name: MoneyField, text: string, amount: number): boolean {
  if (name === 'bankCode' || name === 'reason') return !isTooLong(text, textLimits[name])
  const typed = parseToman(text) ?? 0
  return typed > 0 && typed <= (name === 'amount' ? amount : most[name])
}
