import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { getWallet } from './ledger.service.ts'

export function walletHandlers(context: Context): Pick<Handlers, 'getWallet'> {
  return {
    getWallet: async ({ caller }) => ({
      status: 200,
      body: [await getWallet(context, signedIn(caller).userId)],
    }),
  }
}
