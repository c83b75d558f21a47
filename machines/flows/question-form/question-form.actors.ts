import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { SendInput, SentStatus } from './question-form.types.ts'

export function createQuestionFormActors(client: ShopClient) {
  return {
    sendText: fromPromise<SentStatus, SendInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        const { productId: product_id, question, text, key } = input
        const header = { 'Idempotency-Key': key }
        if (question === null) {
          const body = { product_id, text }
          const params = { header }
          const call = client.POST('/product/v1/question/', { params, body, signal })
          return (await unwrap(call)).status
        }
        const params = { header, path: { id: question.id } }
        const body = { text }
        const path = '/product/v1/question/{id}/answer/'
        return (await unwrap(client.POST(path, { params, body, signal }))).status
      }),
    ),
  }
}
