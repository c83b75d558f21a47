import { fromPromise } from 'xstate'
import { parseToman } from '#domain/digits.ts'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type { MoveMoneyInput } from './staff-money-move.machine.ts'

/** The live actors of a move of money. */
export function createStaffMoneyMoveActors(client: ShopClient) {
  return {
    moveMoney: fromPromise<void, MoveMoneyInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        await moveMoney(client, input, signal)
      }),
    ),
  }
}

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

function moveMoney(client: ShopClient, { move, fields, key }: MoveMoneyInput, signal: AbortSignal) {
  const { kind, id } = move
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  if (kind === 'refundToWallet' || kind === 'refundToBank')
    return unwrap(
      client.POST('/staff/order/{id}/refund/', {
        params,
        body: {
          amount: required(parseToman(fields.amount ?? '')),
          destination: destinations[kind],
          bank_tracking_code: fields.bankCode,
          reason: fields.reason ?? '',
        },
        signal,
      }),
    )
  if (kind === 'approveReturn' || kind === 'receiveReturn' || kind === 'refuseReturn')
    return unwrap(
      client.POST('/staff/return/{id}/move/', {
        params,
        body: { event: returnEvents[kind], comment: fields.reason },
        signal,
      }),
    )
  return unwrap(
    client.POST('/staff/withdrawal/{id}/move/', {
      params,
      body: {
        event: withdrawalEvents[kind],
        comment: fields.reason,
        bank_tracking_code: fields.bankCode,
      },
      signal,
    }),
  )
}
