import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { TaskResult, DoTaskInput } from './staff-task.machine.ts'

export function createStaffTaskActors(client: ShopClient) {
  return {
    doTask: fromPromise<TaskResult, DoTaskInput>(({ input, signal }) =>
      within(signal, (signal) => doTask(client, input, signal)),
    ),
  }
}

async function doTask(
  client: ShopClient,
  { task, text: typed, key }: DoTaskInput,
  signal: AbortSignal,
): Promise<TaskResult> {
  const text = typed.trim()
  const path = { id: task.id }
  const keyed = { path, header: { 'Idempotency-Key': key } }
  switch (task.kind) {
    case 'requestNote':
    case 'requestAnswer': {
      const request = { params: keyed, body: { text, last_entry: task.lastEntry }, signal }
      const reply =
        task.kind === 'requestNote'
          ? client.POST('/staff/request/{id}/note/', request)
          : client.POST('/staff/request/{id}/answer/', request)
      return { subject: 'request', request: await unwrap(reply) }
    }
    case 'requestMove': {
      const body = { event: task.event, expected_status: task.from, reason: text }
      const reply = client.POST('/staff/request/{id}/move/', { params: { path }, body, signal })
      return { subject: 'request', request: await unwrap(reply) }
    }
    case 'warrantyRevoke': {
      const body = { reason: text, expected_registered: task.isRegistered }
      const reply = client.POST('/staff/device/{id}/revoke/', { params: keyed, body, signal })
      return { subject: 'device', device: await unwrap(reply) }
    }
    case 'differenceNote':
    case 'differenceSettle': {
      const body = { reason: text, is_settled: task.kind === 'differenceSettle' }
      const reply = client.POST('/staff/payment-difference/{id}/', { params: keyed, body, signal })
      return { subject: 'difference', difference: await unwrap(reply) }
    }
    case 'messageWithdraw': {
      const request = { params: keyed, body: { reason: text }, signal }
      const reply = client.POST('/staff/message/{id}/withdraw/', request)
      return { subject: 'message', message: await unwrap(reply) }
    }
    case 'articleRemoval': {
      const body = { reason: text, expected_version: task.version }
      const reply = client.POST('/staff/article/{id}/remove/', { params: keyed, body, signal })
      return { subject: 'article', article: await unwrap(reply) }
    }
  }
}
