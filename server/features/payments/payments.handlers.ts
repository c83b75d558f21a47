import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listGatewayOptions, listTransactions, startPayment } from './payments.service.ts'
import { getPurchaseEvent } from './purchase-event.service.ts'
import { returnFromBank } from './settlement.service.ts'

type PaymentsHandlers = Pick<
  Handlers,
  | 'listTransactions'
  | 'listGatewayOptions'
  | 'startPayment'
  | 'returnFromBank'
  | 'returnFromBankByPost'
  | 'getPurchaseEvent'
>

export function paymentsHandlers(context: Context): PaymentsHandlers {
  return {
    listTransactions: async ({ caller, query }) => ({
      status: 200,
      body: await listTransactions(context, signedIn(caller).userId, query.order),
    }),

    listGatewayOptions: async () => ({ status: 200, body: listGatewayOptions(context) }),

    startPayment: async ({ caller, path, query }) => {
      const location = await startPayment(context, signedIn(caller).userId, {
        gateway: path.gateway,
        orderId: query.order_id,
        redirectUrl: query.redirect_url,
      })
      return { status: 303, location }
    },

    getPurchaseEvent: async ({ caller, path }) => ({
      status: 200,
      body: await getPurchaseEvent(context, signedIn(caller).userId, path.id),
    }),

    returnFromBank: async ({ path, query }) => ({
      status: 303,
      location: await returnFromBank(context, path.gateway, query),
    }),

    returnFromBankByPost: async ({ path, body }) => ({
      status: 303,
      location: await returnFromBank(context, path.gateway, body ?? {}),
    }),
  }
}
