import type { Context } from '#server/context.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listAboutUs, listFrequentQuestions } from './information.service.ts'

export function informationHandlers(
  context: Context,
): Pick<Handlers, 'listAboutUs' | 'listFrequentQuestions'> {
  return {
    listAboutUs: async () => ({ status: 200, body: listAboutUs() }),

    listFrequentQuestions: async () => ({ status: 200, body: listFrequentQuestions(context) }),
  }
}
