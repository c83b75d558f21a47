import {
  giftCardIssueLimits,
  giftCardRevocationLimits,
  orderRefundInputLimits,
  returnMoveLimits,
  unclaimedPayOutInputLimits,
  withdrawalMoveLimits,
} from '#api/limits.ts'
import { parseToman } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import { trackingCodeOf } from '#domain/tracking-code.ts'
import type { Schemas } from '#machines/api/client.ts'
import { required } from '#machines/kernel/required.ts'

/** A move of a customer's money by staff, or of the return that it is paid for. */
export type MoneyMove = {
  kind:
    | 'startTransfer'
    | 'takeOverTransfer'
    | 'releaseTransfer'
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
  /** The status of the return that the page shows; the server refuses the move if it has changed since. */
  returnStatus?: Schemas['ReturnStatus']
  /** How many cards of an issue are revoked. */
  cards?: number
  /** Whether a customer, who gets the money back, has bought the gift card that is revoked. */
  isBought?: boolean
  /** Whose account in a bank a withdrawal goes to. */
  payee?: Payee
  /** Who is transferring a withdrawal that is taken over. */
  transferrer?: Transferrer
  /** Whether the member who refuses a withdrawal has started its transfer. */
  isOwnTransfer?: boolean
  /** What comes back with a return, for a member who may raise its stock by hand if it can be sold again. */
  goods?: readonly ReturnedGoods[]
  /**
   * Of a refund: the returns of the order that are not decided or paid yet, which give back their own amount. The server
   * refuses the refund if that has changed since.
   */
  openReturns?: OpenReturns
  /** Of a refund: the total already refunded on the order, in tomans. The server refuses the refund if that has changed since. */
  refunded?: number
  /**
   * Of a return that is not refused: what other refunds on its order come to. The server refuses the move if that
   * has changed since.
   */
  earlier?: EarlierRefunds
}

/** `refunded` in all, 0 if there are none, and the `price` that was paid for the goods of this return and of those paid before; in tomans. */
export type EarlierRefunds = { orderId: number; refunded: number; price: number }

/** `amount` in tomans, 0 if there are none; `canList` if the member may open the list of returns. */
export type OpenReturns = { amount: number; canList: boolean }

export type ReturnedGoods = { productId: number; variantId: number; name: string }

type Transferrer = Pick<
  Schemas['WithdrawalTransfer'],
  'staff_id' | 'first_name' | 'last_name' | 'at'
>

/** `name` is empty if the shop does not know it; `iban` without its country. */
export type Payee = { name: string; iban: string }

/** The input by the names of the fields. */
export type MoneyFields = Partial<Record<MoneyField, string>>
export type MoneyField = 'count' | 'amount' | 'validDays' | 'bankCode' | 'reason'

/** The fields of each move, in their order, and whether it cannot do without them. */
export const fieldsOf: Record<
  MoneyMove['kind'],
  readonly { name: MoneyField; isNeeded: boolean }[]
> = {
  startTransfer: [],
  takeOverTransfer: [],
  releaseTransfer: [],
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

/** Whether both moves decide who transfers the same withdrawal. */
export const isOfSameTransfer = (one: MoneyMove, other: MoneyMove): boolean =>
  one.id === other.id && ofTransfer.has(one.kind) && ofTransfer.has(other.kind)

const ofTransfer: ReadonlySet<MoneyMove['kind']> = new Set([
  'startTransfer',
  'takeOverTransfer',
  'releaseTransfer',
])

/** Whether the amount of a move is limited by a balance of which a colleague may use a part meanwhile. */
export const isLimitedByBalance = ({ kind }: MoneyMove): boolean => limitedByBalance.has(kind)

const limitedByBalance: ReadonlySet<MoneyMove['kind']> = new Set([
  'refundToWallet',
  'refundToBank',
  'payOutUnclaimed',
  'approveReturn',
  'receiveReturn',
])

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

/** The fields of a move that take a text, not a number. */
export type MoneyText = Extract<MoneyField, 'bankCode' | 'reason'>

export const isText = (name: MoneyField): name is MoneyText =>
  name === 'bankCode' || name === 'reason'

const ofWithdrawal = {
  bankCode: withdrawalMoveLimits.bank_tracking_code,
  reason: withdrawalMoveLimits.comment,
}
const ofRefund = {
  bankCode: orderRefundInputLimits.bank_tracking_code,
  reason: orderRefundInputLimits.reason,
}
const ofReturn = { reason: returnMoveLimits.comment }

const textLimits: Record<MoneyMove['kind'], Partial<Record<MoneyText, number>>> = {
  startTransfer: {},
  takeOverTransfer: {},
  releaseTransfer: {},
  payWithdrawal: ofWithdrawal,
  refuseWithdrawal: ofWithdrawal,
  returnWithdrawal: ofWithdrawal,
  refundToWallet: ofRefund,
  refundToBank: ofRefund,
  payOutUnclaimed: {
    bankCode: unclaimedPayOutInputLimits.bank_tracking_code,
    reason: unclaimedPayOutInputLimits.reason,
  },
  approveReturn: ofReturn,
  receiveReturn: ofReturn,
  refuseReturn: ofReturn,
  issueGiftCards: { reason: giftCardIssueLimits.reason },
  revokeGiftCard: { reason: giftCardRevocationLimits.reason },
  revokeGiftCardIssue: { reason: giftCardRevocationLimits.reason },
}

/** The maximum length of a text of a move. */
export const textLimit = (kind: MoneyMove['kind'], name: MoneyText): number =>
  required(textLimits[kind][name] ?? null)

/** Required fields that are blank, numbers out of range, texts that are too long, and codes that no bank gives. */
export const invalidFields = ({ kind, amount }: MoneyMove, fields: MoneyFields): MoneyField[] =>
  fieldsOf[kind]
    .filter(({ name, isNeeded }) => {
      const text = fields[name] ?? ''
      if (isBlank(text)) return isNeeded
      if (name === 'bankCode') return trackingCodeOf(text) === null
      return name === 'reason'
        ? isTooLong(text, textLimit(kind, name))
        : !isInRange(name, text.trim(), amount)
    })
    .map(({ name }) => name)

function isInRange(name: Exclude<MoneyField, MoneyText>, text: string, amount: number): boolean {
  const typed = parseToman(text) ?? 0
  return typed > 0 && typed <= (name === 'amount' ? amount : most[name])
}
