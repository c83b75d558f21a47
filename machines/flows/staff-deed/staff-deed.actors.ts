import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { DeedResult, DoDeedInput } from './staff-deed.machine.ts'

/** The live actors of a deed of staff. */
export function createStaffDeedActors(client: ShopClient) {
  return {
    doDeed: fromPromise<DeedResult, DoDeedInput>(({ input, signal }) =>
      within(signal, (signal) => doDeed(client, input, signal)),
    ),
  }
}

async function doDeed(
  client: ShopClient,
  { deed, text: typed, key }: DoDeedInput,
  signal: AbortSignal,
): Promise<DeedResult> {
  const text = typed.trim()
  const path = { id: deed.id }
  const keyed = { path, header: { 'Idempotency-Key': key } }
  switch (deed.kind) {
    case 'requestNote':
    case 'requestAnswer': {
      const request = { params: keyed, body: { text, last_entry: deed.lastEntry }, signal }
      const reply =
        deed.kind === 'requestNote'
          ? client.POST('/staff/request/{id}/note/', request)
          : client.POST('/staff/request/{id}/answer/', request)
      return { subject: 'request', request: await unwrap(reply) }
    }
    case 'requestMove': {
      const body = { event: deed.event, expected_status: deed.from, reason: text }
      const reply = client.POST('/staff/request/{id}/move/', { params: { path }, body, signal })
      return { subject: 'request', request: await unwrap(reply) }
    }
    case 'warrantyRevoke': {
      const body = { reason: text, expected_registered: deed.isRegistered }
      const reply = client.POST('/staff/device/{id}/revoke/', { params: keyed, body, signal })
      return { subject: 'device', device: await unwrap(reply) }
    }
    case 'differenceNote':
    case 'differenceSettle': {
      const body = { reason: text, is_settled: deed.kind === 'differenceSettle' }
      const reply = client.POST('/staff/payment-difference/{id}/', { params: keyed, body, signal })
      return { subject: 'difference', difference: await unwrap(reply) }
    }
    case 'messageWithdraw': {
      const request = { params: keyed, body: { reason: text }, signal }
      const reply = client.POST('/staff/message/{id}/withdraw/', request)
      return { subject: 'message', message: await unwrap(reply) }
    }
    case 'articleRemoval': {
      const body = { reason: text, expected_version: deed.version }
      const reply = client.POST('/staff/article/{id}/remove/', { params: keyed, body, signal })
      return { subject: 'article', article: await unwrap(reply) }
    }
  }
}
