import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
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

function moveMoney(client: ShopClient, { move, fields, key }: MoveMoneyInput, signal: AbortSignal) {
  const { kind, id } = move
  return unwrap(
    client.POST('/staff/withdrawal/{id}/move/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: {
        event: withdrawalEvents[kind],
        comment: fields.reason,
        bank_tracking_code: fields.bankCode,
      },
      signal,
    }),
  )
}
