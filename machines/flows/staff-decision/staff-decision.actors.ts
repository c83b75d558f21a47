import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { DecideInput } from './staff-decision.machine.ts'

export function createStaffDecisionActors(client: ShopClient) {
  return {
    decide: fromPromise<void, DecideInput>(({ input, signal }) =>
      within(signal, async (signal) => {
        await decide(client, input, signal)
      }),
    ),
  }
}

function decide(client: ShopClient, { decision, text, key }: DecideInput, signal: AbortSignal) {
  const { subject, kind, id } = decision
  const params = { path: { id } }
  const refusal = { params, body: { refusal_reason: text.trim() }, signal }
  if (kind === 'approve')
    return unwrap(client.POST(`/staff/${subject}/{id}/approve/`, { params, signal }))
  if (kind === 'refuse') return unwrap(client.POST(`/staff/${subject}/{id}/refuse/`, refusal))
  const body = { text: text.trim() }
  if (subject === 'comment')
    return unwrap(client.POST('/staff/comment/{id}/reply/', { params, body, signal }))
  return unwrap(
    client.POST('/product/v1/question/{id}/answer/', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
      signal,
    }),
  )
}
