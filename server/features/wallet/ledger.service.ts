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
 * One side of a ledger transaction. A positive amount is what the shop owes the account's owner (or, for the shop's own
 * accounts, what it earned), a negative one what was withdrawn. Tomans.
 */
export type Entry = {
  account: Account
  amount: number
  /** How much of it, of credit for a shopper, goes to finance if the account is closed: what a lender may have paid. */
  claimable?: number
}

/**
 * `balance` and `store-credit` are a shopper's wallet. `unclaimed` is money that finance pays out by hand: what a gateway
 * took beyond what was asked for, and what came back after the account was closed, since its owner cannot sign in. Of a
 * closed account that is a lender's part, too, and all of an order's refund, since its credit may be what a lender paid for
 * an earlier order; other gift credit is not diverted. `gateway` is money received through banks, `lenders` through credit
 * gateways, `held` the wallet part of unpaid orders, `sales` the revenue of paid orders, `promotions` the credit that the
 * shop gave away, `withdrawals` what is held for withdrawals, `payouts` what was transferred to bank accounts, `gift-cards`
 * the cards that nobody has redeemed yet.
 */
export type Account = { kind: ShopperAccount; userId: number } | { kind: ShopAccount }

const shopperAccounts = ['balance', 'store-credit', 'unclaimed'] as const
type ShopperAccount = (typeof shopperAccounts)[number]
export type ShopAccount = Exclude<LedgerAccountKind, ShopperAccount>

export type Movement = {
  kind: LedgerTransactionKind
  /** Ensures that it happens only once (`refund:payment:12`). */
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
  // Before the users are locked, as in the closing of an account, so that neither waits for the other.
  const opened = await openAccounts(tx, ownersOf(wanted))
  const moving = await divertFromClosedAccounts(tx, wanted)
  const isDiverted = moving.some(({ account }) => account.kind === 'unclaimed')
  const accounts = isDiverted ? await openAccounts(tx, ownersOf(moving)) : opened
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

async function divertFromClosedAccounts(
  tx: Transaction,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const money = ({ account, amount, claimable = 0 }: Entry) =>
    account.kind === 'balance' ? Math.max(0, amount) : claimable
  const credited = entries.flatMap((entry) =>
    'userId' in entry.account && money(entry) > 0 ? entry.account.userId : [],
  )
  const closed = credited.length === 0 ? [] : await lockClosedAccounts(tx, credited)
  const kept = entries.map((entry) =>
    isOf(closed, entry) ? { ...entry, amount: entry.amount - money(entry) } : entry,
  )
  const diverted = closed.map((userId): Entry => {
    const amounts = entries.filter((entry) => isOf([userId], entry)).map(money)
    return {
      account: { kind: 'unclaimed', userId },
      amount: amounts.reduce((sum, amount) => sum + amount, 0),
    }
  })
  return [...kept, ...diverted].filter(({ amount }) => amount !== 0)
}

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

/** Returns what an order holds of the wallet to its accounts, once. */
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
 * Credits money that a shopper paid into the wallet to the withdrawable balance, once. What the gateway says that it took
 * beyond what was asked for, `excess`, waits for finance.
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
 * balance, a lender's to the credit. `excess` waits for finance like that of a deposit.
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
 * Locks the shopper's wallet until the transaction ends, and takes `amount` from one account of it by `movement` to an
 * account of the shop. Returns false, with nothing written, if the account holds less.
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
 * Gives back a part of what a paid order cost: money first, up to what the shopper paid in money, then gift
 * credit and what a lender paid to the credit, so that returning goods never turns credit into money. Once for its key.
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

/** Books a part of what a paid order cost as transferred to the customer's bank account. Once for its key. */
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

/** What the shopper paid for an order in money, not in gift credit or through a lender, and did not get back. */
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
