import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { startDeposit } from '#server/features/payments/deposits.service.ts'
import { buyGiftCard, listGiftCards, redeemGiftCard } from './gift-cards.service.ts'
import { getWallet } from './ledger.service.ts'
import { adjustStoreCredit } from './store-credit.service.ts'
import { listWalletTransactions } from './wallet-transactions.service.ts'
import { cancelWithdrawal, requestWithdrawal } from './withdrawals.service.ts'

type WalletHandlers = Pick<
  Handlers,
  | 'getWallet'
  | 'depositToWallet'
  | 'listWalletTransactions'
  | 'requestWithdrawal'
  | 'cancelWithdrawal'
  | 'listGiftCards'
  | 'buyGiftCard'
  | 'redeemGiftCard'
  | 'adjustStoreCredit'
>

export function walletHandlers(context: Context): WalletHandlers {
  return {
    getWallet: async ({ caller }) => ({
      status: 200,
      body: [await getWallet(context, signedIn(caller).userId)],
    }),

    depositToWallet: async ({ caller, query, body }) => ({
      status: 200,
      html: await startDeposit(context, signedIn(caller).userId, {
        amount: body.amount,
        redirectUrl: query.redirect_url,
      }),
    }),

    listWalletTransactions: async ({ caller, query }) => ({
      status: 200,
      body: await listWalletTransactions(context, signedIn(caller).userId, query),
    }),

    requestWithdrawal: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await requestWithdrawal(context, userId, body, key) }
    },

    cancelWithdrawal: async ({ caller, path }) => ({
      status: 200,
      body: await cancelWithdrawal(context, signedIn(caller).userId, path.id),
    }),

    listGiftCards: async ({ caller }) => ({
      status: 200,
      body: await listGiftCards(context, signedIn(caller).userId),
    }),

    buyGiftCard: async ({ caller, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 201, body: await buyGiftCard(context, userId, body, key) }
    },

    redeemGiftCard: async ({ caller, body }) => ({
      status: 200,
      body: await redeemGiftCard(context, signedIn(caller).userId, body.gift_code),
    }),

    adjustStoreCredit: async ({ caller, body }) => ({
      status: 200,
      body: await adjustStoreCredit(context, signedIn(caller).userId, body),
    }),
  }
}
