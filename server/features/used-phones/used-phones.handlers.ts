import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as usedPhones from './used-phones.service.ts'

type UsedPhonesHandlers = Pick<
  Handlers,
  'listUsedPhoneModels' | 'getUsedPhoneModel' | 'requestUsedPhoneSale'
>

export function usedPhonesHandlers(context: Context): UsedPhonesHandlers {
  return {
    listUsedPhoneModels: async ({ query }) => ({
      status: 200,
      body: await usedPhones.listUsedPhoneModels(context, query.search),
    }),

    getUsedPhoneModel: async ({ path }) => ({
      status: 200,
      body: await usedPhones.getUsedPhoneModel(context, path.id),
    }),

    requestUsedPhoneSale: async ({ caller, body }) => ({
      status: 201,
      body: await usedPhones.requestUsedPhoneSale(context, caller, body),
    }),
  }
}
