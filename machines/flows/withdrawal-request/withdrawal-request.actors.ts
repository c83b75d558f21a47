import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { WithdrawalCall } from './withdrawal-request.machine.ts'

export function createWithdrawalRequestActors(client: ShopClient) {
  return {
    requestWithdrawal: fromPromise<Schemas['Withdrawal'], WithdrawalCall>(
      ({ input: { attemptKey, ...body }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/wallet/withdrawal-request/', {
              params: { header: { 'Idempotency-Key': attemptKey } },
              body,
              signal,
            }),
          ),
        ),
    ),
  }
}
