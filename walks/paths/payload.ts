import type { AnyEventObject } from 'xstate'
import { failureOf } from '#walks/shop/problems.ts'

/** All that an event carries besides its type: a failure, a reply, or its fields; undefined if it carries nothing. */
export function payloadOf({ error, ...event }: AnyEventObject): unknown {
  if (error instanceof Error) return failureOf(error)
  const fields = Object.entries(event).filter(([name]) => !['type', 'actorId'].includes(name))
  const said: unknown = 'output' in event ? event.output : Object.fromEntries(fields)
  return said === null || fields.length === 0 ? undefined : said
}
