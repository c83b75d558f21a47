import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { clockOf } from '#machines/kernel/clock.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { pause } from '#machines/kernel/wait-until.ts'
import type { LastCharge } from './wallet-charge.machine.ts'

/**
 * Actors that start a deposit and show the gateway in its tab.
 * @param returnAddress page of the shop to which the bank returns
 * @param show writes a page into the gateway's tab; throws if there is no tab
 */
export function createWalletChargeActors(
  client: ShopClient,
  returnAddress: string,
  show: (page: string) => void,
) {
  return {
    createDeposit: fromPromise<string, { amount: number }>(({ input: { amount }, signal }) =>
      within(signal, (signal) =>
        unwrap(
          client.POST('/wallet/deposit/', {
            params: { query: { redirect_url: returnAddress } },
            body: { amount },
            parseAs: 'text',
            signal,
          }),
        ),
      ),
    ),
    findLastCharge: fromPromise<LastCharge>(async ({ signal }) => {
      const { results } = await within(signal, (signal) =>
        unwrap(client.GET('/wallet/wallet-transaction/', { signal })),
      )
      return results.find(({ transaction_type: type }) => type === 'DEPOSIT') ?? null
    }),
    showGateway: fromPromise<void, { page: string }>(async ({ input }) => show(input.page)),
    waitForSecondPress: fromPromise<void>(({ system, signal }) =>
      pause(clockOf(system), secondPressMs, signal),
    ),
  }
}

const secondPressMs = 1_500
