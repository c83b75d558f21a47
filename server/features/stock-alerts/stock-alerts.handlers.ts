import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as stockAlerts from './stock-alerts.service.ts'

export function stockAlertsHandlers(
  context: Context,
): Pick<Handlers, 'getNotifiers' | 'setProductNotifier' | 'removeProductNotifier'> {
  return {
    getNotifiers: async ({ caller, path }) => ({
      status: 200,
      body: await stockAlerts.getNotifiers(context, signedIn(caller).userId, path.slug),
    }),

    setProductNotifier: async ({ caller, body }) => ({
      status: 200,
      body: await stockAlerts.setProductNotifier(context, signedIn(caller).userId, body),
    }),

    removeProductNotifier: async ({ caller, body }) => ({
      status: 200,
      body: await stockAlerts.removeProductNotifier(context, signedIn(caller).userId, body),
    }),
  }
}
