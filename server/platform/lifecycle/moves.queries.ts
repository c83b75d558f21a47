import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { commentEvents } from '#server/platform/db/schema/comments.ts'
import {
  orderEvents,
  paymentEvents,
  refundEvents,
  withdrawalEvents,
} from '#server/platform/db/schema/commerce.ts'
import { questionEvents } from '#server/platform/db/schema/questions.ts'
import { requestEvents } from '#server/platform/db/schema/requests.ts'
import { ticketEvents } from '#server/platform/db/schema/support.ts'

export type LoggedMove = {
  machine: string
  id: number
  row: number
  event: string
  from: string | null
  to: string
  actor: string
  /** Milliseconds since the epoch. */
  at: number
}

/** The moves of all lifecycles after an instant, the first ones first; at most 500. For a demo: the logs have no index by time. */
export async function listMovesAfter(db: Database, after: Date): Promise<LoggedMove[]> {
  const parts = Object.entries(logs).map(
    ([machine, [log, row]]) => sql`
      select ${machine}::text as "machine", ${log.id} as "id", ${row} as "row", ${log.event} as "event",
        ${log.fromStatus}::text as "from", ${log.toStatus}::text as "to", ${log.actor} as "actor",
        (extract(epoch from ${log.at}) * 1000)::float8 as "at"
      from ${log} where ${log.at} > ${after.toISOString()}::timestamptz`,
  )
  const moves = sql.join(parts, sql` union all `)
  const { rows } = await db.execute<LoggedMove>(sql`${moves} order by "at", "id" limit 500`)
  return rows
}

const logs = {
  order: [orderEvents, orderEvents.orderId],
  payment: [paymentEvents, paymentEvents.paymentId],
  refund: [refundEvents, refundEvents.refundId],
  withdrawal: [withdrawalEvents, withdrawalEvents.withdrawalId],
  comment: [commentEvents, commentEvents.commentId],
  question: [questionEvents, questionEvents.questionId],
  request: [requestEvents, requestEvents.requestId],
  ticket: [ticketEvents, ticketEvents.ticketId],
} as const
