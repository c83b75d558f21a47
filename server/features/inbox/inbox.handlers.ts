import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { openInboxStream, type InboxStreams } from './inbox.service.ts'

type InboxHandlers = Pick<Handlers, 'streamInboxEvents'>

export function inboxHandlers(streams: InboxStreams): InboxHandlers {
  return {
    streamInboxEvents: async ({ caller }) => ({
      status: 200,
      events: openInboxStream(streams, signedIn(caller).userId),
    }),
  }
}
