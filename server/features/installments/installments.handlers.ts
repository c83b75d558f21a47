import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { requestInstallment } from './installments.service.ts'

export function installmentsHandlers(context: Context): Pick<Handlers, 'requestInstallment'> {
  return {
    requestInstallment: async ({ caller, body }) => ({
      status: 201,
      body: { id: await requestInstallment(context, caller, body) },
    }),
  }
}
