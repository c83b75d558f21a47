import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import {
  countWalletMovements,
  findWalletMovements,
  type WalletMovement,
} from './wallet-transactions.queries.ts'

type Body = Schemas['WalletTransaction']

/** One page of the movements of a shopper's wallet, newest first. */
export async function listWalletTransactions(
  { db }: Context,
  userId: number,
  { page = 1, size = 5 }: OperationRequest<'listWalletTransactions'>['query'],
): Promise<Schemas['WalletTransactionPage']> {
  const movements = await findWalletMovements(db, userId, { page, size })
  const total = await countWalletMovements(db, userId)
  return { results: movements.map(body), page_count: Math.ceil(total / size), page }
}

/** All movements of a shopper's wallet, newest first. */
export async function exportWalletTransactions({ db }: Context, userId: number): Promise<Body[]> {
  const size = Math.max(await countWalletMovements(db, userId), 1)
  return (await findWalletMovements(db, userId, { page: 1, size })).map(body)
}

function body(movement: WalletMovement): Body {
  const { withdrawalId, withdrawalStatus, isInTransfer } = movement
  return {
    id: movement.id,
    created_at: new Date(movement.at).toISOString(),
    transaction_type: typeOf(movement),
    amount: Math.abs(movement.amount),
    status: statusOf(movement),
    tracking_code: movement.trackingCode,
    admin_comment: movement.comment,
    order_id: movement.orderId,
    withdrawal_id: withdrawalStatus === 'PENDING' && !isInTransfer ? withdrawalId : null,
    is_in_transfer: isInTransfer,
    returned_by: movement.returnedBy,
  }
}

function statusOf(movement: WalletMovement): Body['status'] {
  if (movement.withdrawalStatus !== null) return movement.withdrawalStatus
  if (movement.depositStatus !== null)
    return movement.depositStatus === 'PENDING' ? 'PENDING' : 'FAILED'
  return movement.kind === 'shopping' ? orderPart(movement) : 'SUCCESSFUL'
}

function typeOf({ kind, account, amount }: WalletMovement): Body['transaction_type'] {
  if (account === 'store-credit') {
    if (kind === 'shopping') return 'CREDIT_SHOPPING'
    return amount > 0 ? 'STORE_CREDIT_DEPOSIT' : 'STORE_CREDIT_WITHDRAW'
  }
  if (kind === 'withdrawal') return 'WITHDRAW'
  if (kind === 'deposit') return 'DEPOSIT'
  return amount < 0 ? 'SHOPPING' : 'STORE_DEPOSIT'
}

/** The part that a waiting order holds is pending; it came back if the order was closed unpaid. */
function orderPart({ orderStatus, orderPaidAt }: WalletMovement): Body['status'] {
  if (orderPaidAt !== null) return 'SUCCESSFUL'
  return orderStatus === 'WAITING_PAYMENT' ? 'PENDING' : 'RETURNED'
}
