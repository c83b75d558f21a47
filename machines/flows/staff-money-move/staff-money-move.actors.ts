import { fromPromise } from 'xstate'
import { parseToman, readWhole } from '#domain/digits.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { sumOpenReturns, sumRefunds } from '#machines/lifecycles/refund/refund.machine.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type {
  GetRemainingAmountInput,
  MoneyMoved,
  MoveMoneyInput,
  RemainingAmount,
} from './staff-money-move.machine.ts'
import type { MoneyFields, MoneyMove } from './money-moves.ts'

/** Actors of money moves that call the API. */
export function createStaffMoneyMoveActors(client: ShopClient) {
  return {
    moveMoney: fromPromise<MoneyMoved, MoveMoneyInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { kind } = input.move
        if (kind === 'issueGiftCards') return issueGiftCards(client, input, signal)
        await moveMoney(client, { ...input, kind }, signal)
        return { giftCodes: [] }
      }),
    ),
    getRemainingAmount: fromPromise<RemainingAmount, GetRemainingAmountInput>(
      ({ input: { move }, signal }) =>
        within(signal, (signal) => {
          if (move.kind === 'payOutUnclaimed') return unclaimedOf(client, move.id, signal)
          return move.earlier === undefined
            ? refundableAmount(client, move, signal)
            : amountOfReturn(client, move.id, signal)
        }),
    ),
  }
}

/** What a customer with a closed account is still owed; one who is paid out is not listed. */
async function unclaimedOf(client: ShopClient, id: number, signal: AbortSignal) {
  const { results } = await unwrap(client.GET('/staff/unclaimed/', { signal }))
  return { amount: results.find(({ customer_id: customer }) => customer === id)?.amount ?? 0 }
}

/** What of an order can still be refunded to where the move refunds it, and what its open returns and its refunds come to. */
async function refundableAmount(
  client: ShopClient,
  { kind, id }: MoneyMove,
  signal: AbortSignal,
): Promise<RemainingAmount> {
  const order = client.GET('/staff/order/{id}/', { params: { path: { id } }, signal })
  const { refund_left: left, returns, refunds } = await unwrap(order)
  return {
    amount: kind === 'refundToBank' ? left.to_bank : left.total,
    openReturns: sumOpenReturns(returns),
    refunded: sumRefunds(refunds),
  }
}

/** What a return gives back, and what other refunds have given back of its order. */
async function amountOfReturn(
  client: ShopClient,
  id: number,
  signal: AbortSignal,
): Promise<RemainingAmount> {
  const reading = client.GET('/staff/return/{id}/', { params: { path: { id } }, signal })
  const {
    to_refund: amount,
    other_refunds: refunded,
    returned_price: price,
  } = await unwrap(reading)
  return { amount, earlier: { refunded, price } }
}

const reasonIn = ({ reason = '' }: MoneyFields): string => reason.trim()
const bankCodeIn = ({ bankCode }: MoneyFields): string | undefined => bankCode?.trim()

const withdrawalEvents = {
  payWithdrawal: 'staff.paid',
  refuseWithdrawal: 'staff.refused',
  returnWithdrawal: 'bank.returned',
} as const

const returnEvents = {
  approveReturn: 'staff.approved',
  receiveReturn: 'goods.received',
  refuseReturn: 'staff.refused',
} as const

const destinations = { refundToWallet: 'wallet', refundToBank: 'bank' } as const

async function issueGiftCards(
  client: ShopClient,
  { fields, key }: MoveMoneyInput,
  signal: AbortSignal,
): Promise<MoneyMoved> {
  const { issued: cards } = await unwrap(
    client.POST('/staff/gift-card/', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        count: required(readWhole(fields.count ?? '')),
        amount: required(parseToman(fields.amount ?? '')),
        valid_days: readWhole(fields.validDays ?? ''),
        reason: reasonIn(fields),
      },
      signal,
    }),
  )
  return { giftCodes: cards.map(({ gift_code: code }) => code) }
}

type Move = MoveMoneyInput & { kind: Exclude<MoveMoneyInput['move']['kind'], 'issueGiftCards'> }

function moveMoney(
  client: ShopClient,
  { kind, move, fields, key, sharesCodeWith }: Move,
  signal: AbortSignal,
) {
  const { id, returnStatus, transferrer, openReturns, refunded, earlier } = move
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  switch (kind) {
    case 'refundToWallet':
    case 'refundToBank':
      return unwrap(
        client.POST('/staff/order/{id}/refund/', {
          params,
          body: {
            amount: required(parseToman(fields.amount ?? '')),
            destination: destinations[kind],
            bank_tracking_code: bankCodeIn(fields),
            reason: reasonIn(fields),
            expected_open_returns: openReturns?.amount,
            expected_refunded: refunded,
          },
          signal,
        }),
      )
    case 'payOutUnclaimed':
      return unwrap(
        client.POST('/staff/unclaimed/{id}/pay-out/', {
          params,
          body: {
            amount: required(parseToman(fields.amount ?? '')),
            bank_tracking_code: bankCodeIn(fields) ?? '',
            reason: reasonIn(fields),
          },
          signal,
        }),
      )
    case 'approveReturn':
    case 'receiveReturn':
    case 'refuseReturn':
      return unwrap(
        client.POST('/staff/return/{id}/move/', {
          params,
          body: {
            event: returnEvents[kind],
            expected_status: returnStatus,
            expected_other_refunds: earlier?.refunded,
            comment: fields.reason?.trim(),
          },
          signal,
        }),
      )
    case 'revokeGiftCard':
      return unwrap(
        client.POST('/staff/gift-card/{id}/revoke/', {
          params,
          body: { reason: reasonIn(fields) },
          signal,
        }),
      )
    case 'revokeGiftCardIssue':
      return unwrap(
        client.POST('/staff/gift-card/{id}/revoke-issue/', {
          params,
          body: { reason: reasonIn(fields) },
          signal,
        }),
      )
    case 'startTransfer':
    case 'takeOverTransfer':
      return unwrap(
        client.POST('/staff/withdrawal/{id}/transfer/', {
          params,
          body: { expected_staff_id: transferrer?.staff_id ?? null },
          signal,
        }),
      )
    case 'releaseTransfer':
      return unwrap(client.POST('/staff/withdrawal/{id}/transfer/release/', { params, signal }))
    case 'payWithdrawal':
    case 'refuseWithdrawal':
    case 'returnWithdrawal':
      return unwrap(
        client.POST('/staff/withdrawal/{id}/move/', {
          params,
          body: {
            event: withdrawalEvents[kind],
            comment: fields.reason?.trim(),
            bank_tracking_code: bankCodeIn(fields),
            shares_code_with: sharesCodeWith,
          },
          signal,
        }),
      )
  }
}
