import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { lockClosedAccounts } from '#server/features/accounts/users.queries.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  insertMovement,
  lockAccounts,
  openAccounts,
  readBalances,
  readLedgerEntries,
  sumOrderEntries,
  type AccountOwner,
  type LedgerAccountKind,
  type LedgerTransactionKind,
} from './ledger.queries.ts'

/**
 * One line of a ledger transaction, in tomans. Positive credits the account, negative debits it; the lines of a
 * transaction sum to zero. For a shopper's account, the sum is what the shop owes the shopper.
 */
export type Entry = {
  account: Account
  amount: number
  /**
   * For store credit: the part diverted to `unclaimed` if the account is closed, because a lender may have paid it.
   * Tomans.
   */
  claimable?: number
}

/**
 * - `balance`: the part of a shopper's wallet that can be withdrawn
 * - `store-credit`: the part of a shopper's wallet that can only be spent in the shop
 * - `unclaimed`: money of a shopper that finance pays out by hand
 * - `gateway`: money received through banks
 * - `lenders`: money received through credit gateways
 * - `held`: the wallet part of unpaid orders
 * - `sales`: the revenue of paid orders
 * - `promotions`: credit that the shop gave away
 * - `withdrawals`: money held for withdrawals
 * - `payouts`: money transferred to bank accounts
 * - `gift-cards`: gift cards not redeemed yet
 */
export type Account = { kind: ShopperAccount; userId: number } | { kind: ShopAccount }

const shopperAccounts = ['balance', 'store-credit', 'unclaimed'] as const
type ShopperAccount = (typeof shopperAccounts)[number]
export type ShopAccount = Exclude<LedgerAccountKind, ShopperAccount>

export type Movement = {
  kind: LedgerTransactionKind
  /** Idempotency key, such as `refund:payment:12`. */
  uniqueKey: string
  orderId?: number
  paymentId?: number
  withdrawalId?: number
  comment?: string
  at: Date
}

/**
 * Writes a ledger transaction; money for the wallet of a closed account stays unclaimed. Returns false, with nothing
 * written, if its key was used before. Throws if the entries do not add up to zero.
 */
export async function post(
  tx: Transaction,
  movement: Movement,
  entries: readonly Entry[],
): Promise<boolean> {
  const wanted = entries.filter((entry) => entry.amount !== 0)
  const sum = wanted.reduce((total, entry) => total + entry.amount, 0)
  if (sum !== 0) throw new Error(`${movement.uniqueKey} does not add up: ${sum}`)
  // Same lock order as account closure, to avoid a deadlock.
  const opened = await openAccounts(tx, ownersOf(wanted))
  const closed = await lockCreditedClosedAccounts(tx, wanted)
  const moving = closed.length === 0 ? wanted : divertFromClosedAccounts(closed, wanted)
  const accounts = closed.length === 0 ? opened : await openAccounts(tx, ownersOf(moving))
  const { orderId = null, paymentId = null, withdrawalId = null, comment = null } = movement
  const { kind, uniqueKey, at } = movement
  return insertMovement(
    tx,
    { kind, uniqueKey, orderId, paymentId, withdrawalId, comment, at },
    moving.map(({ account, amount }) => ({ accountId: idOf(account), amount })),
  )

  function idOf(account: Account): number {
    const { kind, userId } = owner(account)
    const found = accounts.find((each) => each.kind === kind && each.userId === userId)
    if (found === undefined) throw new Error(`no ledger account ${kind}`)
    return found.id
  }
}

/**
 * Moves what is credited to closed accounts to `unclaimed`, since their owners cannot sign in: money, and the `claimable`
 * part of store credit. That is all the credit of an order's refund, since it may be what a lender paid for an earlier
 * order. Other store credit is not diverted.
 */
function divertFromClosedAccounts(closed: readonly number[], entries: readonly Entry[]): Entry[] {
  const kept = entries.map((entry) =>
    isOf(closed, entry) ? { ...entry, amount: entry.amount - divertible(entry) } : entry,
  )
  const diverted = closed.map((userId): Entry => {
    const amounts = entries.filter((entry) => isOf([userId], entry)).map(divertible)
    return {
      account: { kind: 'unclaimed', userId },
      amount: amounts.reduce((sum, amount) => sum + amount, 0),
    }
  })
  return [...kept, ...diverted].filter(({ amount }) => amount !== 0)
}

/** Locks the users that are credited money, against closing. Returns the users whose account is closed. */
async function lockCreditedClosedAccounts(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<number[]> {
  const credited = entries.flatMap((entry) =>
    'userId' in entry.account && divertible(entry) > 0 ? entry.account.userId : [],
  )
  return credited.length === 0 ? [] : lockClosedAccounts(tx, credited)
}

/** The part of an entry that is diverted if its account is closed, in tomans. */
const divertible = ({ account, amount, claimable = 0 }: Entry): number =>
  account.kind === 'balance' ? Math.max(0, amount) : claimable

const isOf = (userIds: readonly number[], { account }: Entry): boolean =>
  'userId' in account && userIds.includes(account.userId)

/** Holds parts of a locked wallet for an order that awaits payment. */
export async function holdFunds(
  tx: Transaction,
  userId: number,
  orderId: number,
  funds: WalletShares,
  at: Date,
): Promise<void> {
  await post(tx, { kind: 'shopping', uniqueKey: holdKey(orderId), orderId, at }, [
    { account: { kind: 'store-credit', userId }, amount: -funds.storeCredit },
    { account: { kind: 'balance', userId }, amount: -funds.balance },
    { account: { kind: 'held' }, amount: funds.storeCredit + funds.balance },
  ])
}

export type WalletShares = { storeCredit: number; balance: number }

/** Locks both accounts of a shopper's wallet until the transaction ends. */
export async function lockWallet(tx: Transaction, userId: number): Promise<void> {
  const accounts = await openAccounts(tx, [
    { kind: 'balance', userId },
    { kind: 'store-credit', userId },
  ])
  await lockAccounts(
    tx,
    accounts.map((account) => account.id),
  )
}

/**
 * Locks the shopper's wallet until the transaction ends. Returns which parts of it cover up to `wanted` tomans: gift
 * credit first, since it can be spent in the shop only (WAL-19).
 */
export async function fundsFor(
  tx: Transaction,
  userId: number,
  wanted: number,
): Promise<WalletShares> {
  await lockWallet(tx, userId)
  const balances = await readBalances(tx, userId)
  const storeCredit = Math.min(wanted, Math.max(0, balances.get('store-credit') ?? 0))
  const balance = Math.min(wanted - storeCredit, Math.max(0, balances.get('balance') ?? 0))
  return { storeCredit, balance }
}

/** Releases the wallet funds held for an order. Idempotent. */
export async function releaseFunds(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const held = await readLedgerEntries(tx, holdKey(orderId))
  if (held.length === 0) return
  const back = held.map((entry) => ({ account: account(entry), amount: -entry.amount }))
  await post(
    tx,
    { kind: 'shopping-return', uniqueKey: `return:order:${orderId}`, orderId, at },
    back,
  )
}

/** Whose money a gateway passes on: the shopper's own, or that of a lender. */
export type MoneySource = 'gateway' | 'lenders'

/** Books a paid order: the amounts held from the wallet and received through a gateway become sales, once. */
export async function bookSale(
  tx: Transaction,
  sale: {
    orderId: number
    paymentId?: number
    fromWallet: number
    fromGateway: number
    source: MoneySource
    at: Date
  },
): Promise<void> {
  const { orderId, paymentId, fromWallet, fromGateway, source, at } = sale
  await post(tx, { kind: 'sale', uniqueKey: `sale:order:${orderId}`, orderId, paymentId, at }, [
    { account: { kind: 'held' }, amount: -fromWallet },
    { account: { kind: source }, amount: -fromGateway },
    { account: { kind: 'sales' }, amount: fromWallet + fromGateway },
  ])
}

/**
 * Credits money that a shopper paid into the wallet to the withdrawable balance. `excess`, charged beyond the requested
 * amount, goes to `unclaimed`. Idempotent.
 */
export function creditDeposit(
  tx: Transaction,
  deposit: { userId: number; paymentId: number; amount: number; excess: number; at: Date },
): Promise<boolean> {
  const { userId, paymentId, amount, excess, at } = deposit
  const uniqueKey = `deposit:payment:${paymentId}`
  return post(tx, { kind: 'deposit', uniqueKey, paymentId, at }, [
    { account: { kind: 'gateway' }, amount: -amount - excess },
    { account: { kind: 'balance', userId }, amount },
    unclaimed(userId, excess),
  ])
}

/**
 * Credits a payment that an order could no longer accept to the wallet, once: the shopper's money to the withdrawable
 * balance, a lender's to the credit. `excess` goes to `unclaimed`, like that of a deposit.
 */
export function refundToWallet(
  tx: Transaction,
  refund: {
    userId: number
    orderId: number
    paymentId: number
    amount: number
    excess: number
    source: MoneySource
    at: Date
  },
): Promise<boolean> {
  const { userId, orderId, paymentId, amount, excess, source, at } = refund
  const kind = source === 'lenders' ? 'store-credit' : 'balance'
  const uniqueKey = `refund:payment:${paymentId}`
  return post(tx, { kind: 'refund', uniqueKey, orderId, paymentId, at }, [
    { account: { kind: source }, amount: -amount - excess },
    { account: { kind, userId }, amount, ...(source === 'lenders' && { claimable: amount }) },
    unclaimed(userId, excess),
  ])
}

const unclaimed = (userId: number, amount: number): Entry => ({
  account: { kind: 'unclaimed', userId },
  amount,
  claimable: amount,
})

/**
 * Locks the shopper's wallet until the transaction ends, and moves `amount` from one of its accounts to a shop account.
 * Returns false, with nothing written, if the account holds less.
 */
export async function takeFrom(
  tx: Transaction,
  account: { kind: 'balance' | 'store-credit'; userId: number },
  { amount, to, ...movement }: Movement & { amount: number; to: ShopAccount },
): Promise<boolean> {
  await lockWallet(tx, account.userId)
  const balances = await readBalances(tx, account.userId)
  if ((balances.get(account.kind) ?? 0) < amount) return false
  return post(tx, movement, [
    { account, amount: -amount },
    { account: { kind: to }, amount },
  ])
}

/**
 * Gives back a part of what a paid order cost: money first, up to what the shopper paid in money, then gift credit and
 * what a lender paid to the credit, so that returning goods never turns credit into money. Idempotent per `uniqueKey`.
 */
export async function refundSale(
  tx: Transaction,
  refund: {
    userId: number
    orderId: number
    uniqueKey: string
    amount: number
    paid: number
    at: Date
  },
): Promise<void> {
  const { userId, orderId, uniqueKey, amount, paid, at } = refund
  const money = Math.min(amount, await moneyLeft(tx, orderId, paid))
  const credit = amount - money
  await post(tx, { kind: 'order-refund', uniqueKey, orderId, at }, [
    { account: { kind: 'sales' }, amount: -amount },
    { account: { kind: 'balance', userId }, amount: money },
    { account: { kind: 'store-credit', userId }, amount: credit, claimable: credit },
  ])
}

/** Books a part of what a paid order cost as transferred to the customer's bank account. Idempotent per `uniqueKey`. */
export async function payOutSale(
  tx: Transaction,
  refund: { orderId: number; uniqueKey: string; amount: number; at: Date },
): Promise<void> {
  const { orderId, uniqueKey, amount, at } = refund
  await post(tx, { kind: 'order-refund', uniqueKey, orderId, at }, [
    { account: { kind: 'sales' }, amount: -amount },
    { account: { kind: 'payouts' }, amount },
  ])
}

/** Money paid for an order (no store credit, no lender) that has not been refunded, in tomans. */
export async function moneyLeft(db: Executor, orderId: number, paid: number): Promise<number> {
  const sums = await sumOrderEntries(db, orderId)
  const sumOf = (account: LedgerAccountKind, kind: LedgerTransactionKind) =>
    sums.find((each) => each.account === account && each.kind === kind)?.amount ?? 0
  const money = paid + sumOf('store-credit', 'shopping') + sumOf('lenders', 'sale')
  return Math.max(0, money + sumOf('sales', 'order-refund'))
}

/** The shopper's wallet as the sums of its ledger entries (tomans). */
export async function getWallet(context: Context, userId: number): Promise<Schemas['Wallet']> {
  const balances = await readBalances(context.db, userId)
  const balance = balances.get('balance') ?? 0
  const store_credit = balances.get('store-credit') ?? 0
  return { total_funds: balance + store_credit, balance, store_credit }
}

const holdKey = (orderId: number) => `hold:order:${orderId}`

const ownersOf = (entries: readonly Entry[]) => entries.map(({ account }) => owner(account))

function owner(account: Account): AccountOwner {
  return 'userId' in account
    ? { kind: account.kind, userId: account.userId }
    : { kind: account.kind, userId: null }
}

function account({ kind, userId }: AccountOwner): Account {
  if (!isShopperAccount(kind)) return { kind }
  if (userId === null) throw new Error(`the ledger account ${kind} has no owner`)
  return { kind, userId }
}

function isShopperAccount(kind: LedgerAccountKind): kind is ShopperAccount {
  return shopperAccounts.some((each) => each === kind)
}
