import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { startDeposit } from '#server/features/payments/deposits.service.ts'
import { getWallet } from './ledger.service.ts'

export function walletHandlers(context: Context): Pick<Handlers, 'getWallet' | 'depositToWallet'> {
  return {
    depositToWallet: async ({ caller, query, body }) => ({
      status: 200,
      html: await startDeposit(context, signedIn(caller).userId, {
        amount: body.amount,
        redirectUrl: query.redirect_url,
      }),
    }),

    getWallet: async ({ caller }) => ({
      status: 200,
      body: [await getWallet(context, signedIn(caller).userId)],
    }),
  }
}
