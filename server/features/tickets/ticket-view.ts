import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { fileBody } from '#server/features/comments/comment-view.ts'
import { findChatFiles, type ChatRow } from './tickets.queries.ts'

/** The API representation of messages as their customer sees them, with their files. */
export async function chatBodies(
  db: Executor,
  rows: readonly ChatRow[],
): Promise<Schemas['ChatMessage'][]> {
  const files = await filesOf(db, rows)
  return rows.map(({ id, text, isAdmin, sentAt, report }) => ({
    id,
    text,
    is_admin: isAdmin,
    send_at: sentAt.toISOString(),
    files: files(id),
    has_report: report !== null,
  }))
}

/** The API representation of messages as staff see them, with the reports that were sent along. */
export async function staffChatBodies(
  db: Executor,
  rows: readonly ChatRow[],
): Promise<Schemas['StaffChatMessage'][]> {
  const files = await filesOf(db, rows)
  return rows.map(({ id, text, isAdmin, sentAt, report }) => ({
    id,
    text,
    is_admin: isAdmin,
    send_at: sentAt.toISOString(),
    files: files(id),
    report,
  }))
}

async function filesOf(db: Executor, rows: readonly ChatRow[]) {
  const ids = rows.map(({ id }) => id)
  const files = ids.length === 0 ? [] : await findChatFiles(db, ids)
  const filesOfMessage = Map.groupBy(files, ({ messageId }) => messageId)
  return (id: number) => (filesOfMessage.get(id) ?? []).map(fileBody)
}
