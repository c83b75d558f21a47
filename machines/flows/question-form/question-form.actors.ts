import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { SendInput } from './question-form.types.ts'

/** The live actors of the form for questions and answers. */
export function createQuestionFormActors(client: ShopClient) {
  return {
    sendText: fromPromise<void, SendInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { productId: product_id, question, text, key } = input
        const header = { 'Idempotency-Key': key }
        if (question === null) {
          const body = { product_id, text }
          const params = { header }
          await unwrap(client.POST('/product/v1/question/', { params, body, signal }))
          return
        }
        const params = { header, path: { id: question.id } }
        const body = { text }
        await unwrap(client.POST('/product/v1/question/{id}/answer/', { params, body, signal }))
      }),
    ),
  }
}
