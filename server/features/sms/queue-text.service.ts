import type { Transaction } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { insertMessage } from './sms.queries.ts'

type Message = Parameters<typeof insertMessage>[1] & { createdAt: Date }

/** Puts a text message into the outbox, to be sent as soon as the transaction is committed. */
export async function queueText(
  tx: Transaction,
  message: Message,
  kind: 'send-sms' | 'send-code' = 'send-sms',
): Promise<void> {
  const id = await insertMessage(tx, message)
  await enqueue(tx, { kind, payload: { id }, runAt: message.createdAt })
}
