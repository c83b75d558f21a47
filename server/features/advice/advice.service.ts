import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { requireFilled, trimmed } from '#server/platform/fields.ts'
import { storeRequest } from '#server/features/requests/store-request.service.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './advice.queries.ts'

/** Stores a request for advice and returns its id. Throws `category_not_found`, `too_many_requests`. */
export async function requestAdvice(
  context: Context,
  caller: SignedInCaller,
  input: Schemas['AdviceRequest'],
): Promise<number> {
  const { category: categoryId, text, phone_number: phone } = trimmed(input)
  requireFilled({ text })
  if (!context.catalogue.frame.tree.byId(categoryId)) throw new Problem('category_not_found')
  const advice = { userId: caller.userId, categoryId, text, phone }
  return storeRequest(context, caller, {
    kind: 'advice',
    phone,
    text,
    find: (tx, since) => queries.findAdvice(tx, advice, since),
    insert: (tx, sentAt, requestId) => queries.insertAdvice(tx, { ...advice, requestId, sentAt }),
  })
}
