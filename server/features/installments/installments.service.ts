import type { Context } from '#server/context.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import { requireNames, trimmed, withTidyNames } from '#server/platform/fields.ts'
import { storeRequest } from '#server/features/requests/store-request.service.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './installments.queries.ts'

/**
 * Stores a callback request about installments and returns its id, or the id of an identical
 * request within a day. Throws `validation_failed`, and like `storeRequest`.
 */
export async function requestInstallment(
  context: Context,
  caller: Caller,
  input: Schemas['InstallmentRequest'],
): Promise<number> {
  const { name, phone_number: phone } = withTidyNames(trimmed(input), ['name'])
  requireNames({ name })
  return storeRequest(context, caller, {
    kind: 'installment',
    phone,
    name,
    find: (tx, since) => queries.findInstallmentRequest(tx, { name, phone }, since),
    insert: (tx, sentAt, requestId) =>
      queries.insertInstallmentRequest(tx, { name, phone, requestId, sentAt }),
  })
}
