import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import * as queries from './comments.queries.ts'
import type { CommentFileRow, CommentRow } from './comments.queries.ts'

/** The API representation of comments, with answers, files and the opinion of the caller (a user's id, or null). */
export async function commentBodies(
  db: Executor,
  rows: readonly CommentRow[],
  userId: number | null,
): Promise<Schemas['Comment'][]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const answers = await queries.findAnswers(db, ids)
  const files = await queries.findFilesOf(db, ids)
  const opinions = userId === null ? [] : await queries.findOpinions(db, userId, ids)
  const of = (id: number) => (one: { commentId: number }) => one.commentId === id
  return rows.map((row) => ({
    id: row.id,
    display_name: row.displayName,
    text: row.text,
    stars: row.stars,
    send_at: row.sentAt.toISOString(),
    is_buyer: row.isBuyer,
    likes: row.likes,
    dislikes: row.dislikes,
    has_interaction: interactionBody(opinions.find(of(row.id))?.kind ?? null),
    files: files.filter(of(row.id)).map(fileBody),
    children: answers.filter(of(row.id)).map(({ id, displayName, text, sentAt }) => ({
      id,
      display_name: displayName,
      text,
      send_at: sentAt.toISOString(),
    })),
  }))
}

/** The API representation of one comment. */
export async function commentBody(
  db: Executor,
  row: CommentRow,
  userId: number | null,
): Promise<Schemas['Comment']> {
  const [body] = await commentBodies(db, [row], userId)
  if (!body) throw new Error('a comment has no body')
  return body
}

export const fileBody = ({
  id,
  address,
  kind,
}: Pick<CommentFileRow, 'id' | 'address' | 'kind'>): Schemas['CommentUpload'] => ({
  id,
  file: address,
  file_type: kind,
})

const interactionBody = (
  opinion: queries.Opinion | null,
): Schemas['Comment']['has_interaction'] => ({
  like: opinion === 'like',
  dislike: opinion === 'dislike',
})
