import { and, eq, inArray, like, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import type { QueueSearch } from './queue.ts'

type Written = Record<'status' | 'searchText' | 'authorId', AnyPgColumn>

/** `search` is null for all of a status. */
export type WrittenFilter = { status: 'pending' | 'approved' | 'refused'; search: QueueSearch }

/**
 * Whether a text of a customer is in a status and matches a search: it has all the words, or is by an account whose number
 * begins as typed.
 */
export const matches = (db: Executor, written: Written, { status, search }: WrittenFilter) =>
  and(eq(written.status, status), search === null ? undefined : isFound(db, written, search))

function isFound(db: Executor, written: Written, { words, phoneStart }: NonNullable<QueueSearch>) {
  const authors =
    phoneStart === null
      ? null
      : db
          .select({ id: users.id })
          .from(users)
          .where(like(users.phone, `${phoneStart}%`))
  return or(
    and(...words.map((word) => like(written.searchText, `%${word}%`))),
    authors === null ? undefined : inArray(written.authorId, authors),
  )
}
