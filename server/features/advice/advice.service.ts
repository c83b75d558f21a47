import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { holdCategory } from '#server/features/categories/categories.queries.ts'
import { storeRequest } from '#server/features/requests/store-request.service.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './advice.queries.ts'

/** Stores a request for advice about a category that shoppers see, and returns its id. Throws `category_not_found`, `too_many_requests`. */
export async function requestAdvice(
  context: Context,
  caller: SignedInCaller,
  input: Schemas['AdviceRequest'],
): Promise<number> {
  const { category: categoryId, text, phone_number: phone } = trimmed(input)
  requireFilled({ text })
  const category = context.catalogue.frame.tree.byId(categoryId)
  if (category?.isShown !== true) throw new Problem('category_not_found')
  const advice = { userId: caller.userId, categoryId, text, phone }
  return storeRequest(context, caller, {
    kind: 'advice',
    phone,
    text,
    find: (tx, since) => queries.findAdvice(tx, advice, since),
    insert: async (tx, sentAt, requestId) => {
      if ((await holdCategory(tx, categoryId)) === null) throw new Problem('category_not_found')
      return queries.insertAdvice(tx, { ...advice, requestId, sentAt })
    },
  })
}
