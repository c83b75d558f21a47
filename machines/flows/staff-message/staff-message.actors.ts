import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { MessageDraft, Readers, SendMessageInput } from './staff-message.machine.ts'

export function createStaffMessageActors(client: ShopClient) {
  return {
    findReaders: fromPromise<Readers, MessageDraft>(({ input, signal }) =>
      within(signal, (signal) => findReaders(client, input, signal)),
    ),
    sendStaffMessage: fromPromise<Schemas['StaffMessage'], SendMessageInput>(
      ({ input: { draft, customerId, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/message/', {
              params: { header: { 'Idempotency-Key': key } },
              body: {
                title: draft.title.trim(),
                text: draft.text.trim(),
                link: draft.link.trim() || null,
                customer_id: customerId,
              },
              signal,
            }),
          ),
        ),
    ),
  }
}

async function findReaders(
  client: ShopClient,
  { audience, lookup }: MessageDraft,
  signal: AbortSignal,
): Promise<Readers> {
  if (audience === 'all') {
    const { readers } = await unwrap(client.GET('/staff/message-audience/', { signal }))
    return { customer: null, readers }
  }
  const body = { lookup: lookup.trim() }
  const { id, first_name, last_name } = await unwrap(
    client.POST('/staff/customer/', { body, signal }),
  )
  return { customer: { id, first_name, last_name }, readers: 1 }
}
