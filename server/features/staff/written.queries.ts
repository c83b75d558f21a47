import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { idsByPhoneStart } from '#server/features/accounts/users.queries.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { wordsOf } from '#server/platform/db/schema/words.ts'
import { anyOf, hasWords } from '#server/platform/db/word-search.ts'
import type { QueueSearch } from './queue.ts'

type Written = PgTable & Record<'id' | 'status' | 'searchText' | 'authorId', AnyPgColumn>

/** `search` is null for all of a status. */
export type WrittenFilter = { status: 'pending' | 'approved' | 'refused'; search: QueueSearch }

/**
 * Whether a text of a customer is in a status and matches a search: each search word is a prefix of a word of the
 * text, or it is by an account whose number begins as typed.
 */
export const matches = (db: Executor, written: Written, { status, search }: WrittenFilter) =>
  and(
    eq(written.status, status),
    search === null ? undefined : inArray(written.id, found(db, written, search)),
  )

/** What waits comes oldest first, as it is worked off; what is decided comes newest first, as it is looked up. */
export const inTurn = (written: Written, { status }: WrittenFilter) =>
  status === 'pending' ? asc(written.id) : desc(written.id)

function found(
  db: Executor,
  written: Written,
  { words, phoneStart }: NonNullable<QueueSearch>,
): SQL {
  const by = (condition: SQL) => sql`select ${written.id} from ${written} where ${condition}`
  const parts = words.flatMap((word) => word.split('\u200c'))
  return anyOf([
    by(hasWords(wordsOf(written.searchText), parts)),
    ...(phoneStart === null
      ? []
      : [by(inArray(written.authorId, idsByPhoneStart(db, phoneStart)))]),
  ])
}
