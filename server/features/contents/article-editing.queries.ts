import { and, desc, eq, inArray, like, lt, sql } from 'drizzle-orm'
import { initialVersion } from '#domain/content-names.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { siteContents } from '#server/platform/db/schema/catalogue.ts'
import { articleIds, siteContentDrafts } from '#server/platform/db/schema/contents.ts'

/** Null for other content, whatever order the database evaluates conditions in. */
const idIn = sql<number>`substring(${siteContents.key} from '^article-([0-9]+)$')::int`

const isArticle = like(siteContents.key, 'article-%')

type Sought = {
  staffId: number
  before: number | undefined
  /** Null for all articles. */
  ids: readonly number[] | null
}

/** Articles with ids below `before`, newest first, with whether a member has a draft of each. */
export function findArticles(db: Executor, { staffId, before, ids }: Sought, limit: number) {
  return db
    .select({
      id: idIn,
      body: siteContents.body,
      version: siteContents.version,
      draftedBy: siteContentDrafts.staffId,
    })
    .from(siteContents)
    .leftJoin(
      siteContentDrafts,
      and(eq(siteContentDrafts.key, siteContents.key), eq(siteContentDrafts.staffId, staffId)),
    )
    .where(
      and(
        isArticle,
        before === undefined ? undefined : lt(idIn, before),
        ids === null ? undefined : inArray(idIn, [...ids]),
      ),
    )
    .orderBy(desc(idIn))
    .limit(limit)
}

/** The titles of all articles. */
export function findArticleTitles(db: Executor) {
  return db
    .select({ id: idIn, title: sql<string>`${siteContents.body} ->> 'title'` })
    .from(siteContents)
    .where(isArticle)
}

/** An id that no article had before. */
export async function nextArticleId(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(${articleIds.seqName})::int` })
    .from(sql`(values (1)) as one`)
  if (!row) throw new Error('a sequence has no next value')
  return row.id
}

/** Version 0: nothing of it was published yet. */
export async function insertArticle(tx: Transaction, key: string, body: object): Promise<void> {
  await tx.insert(siteContents).values({ key, body, version: initialVersion })
}

/** Deletes a content item with everybody's drafts of it. */
export async function deleteArticle(tx: Transaction, key: string): Promise<void> {
  await tx.delete(siteContentDrafts).where(eq(siteContentDrafts.key, key))
  await tx.delete(siteContents).where(eq(siteContents.key, key))
}
