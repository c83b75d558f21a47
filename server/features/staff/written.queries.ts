import { and, inArray, like, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import type { QueueSearch } from './queue.ts'

type Written = Record<'searchText' | 'authorId', AnyPgColumn>

/** Whether a text has all the words of a search, or is by an account whose number begins as typed; any without a search. */
export function foundIn(db: Executor, written: Written, search: QueueSearch) {
  if (search === null) return undefined
  const { words, phoneStart } = search
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
