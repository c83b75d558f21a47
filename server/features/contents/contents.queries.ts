import { and, eq, sql } from 'drizzle-orm'
import { initialVersion } from '#domain/content-names.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { siteContents } from '#server/platform/db/schema/catalogue.ts'
import {
  siteContentDraftRevisions,
  siteContentDrafts,
  siteContentVersions,
} from '#server/platform/db/schema/contents.ts'

export type DraftRow = typeof siteContentDrafts.$inferSelect

/** What is published under a key, and by whom; null if it never was. */
export async function findPublished(db: Executor, key: string) {
  const [row] = await db
    .select({
      body: siteContents.body,
      version: siteContents.version,
      publishedAt: siteContents.updatedAt,
      publishedBy: siteContents.publishedBy,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(siteContents)
    .leftJoin(users, eq(users.id, siteContents.publishedBy))
    .where(eq(siteContents.key, key))
  return row ?? null
}

/**
 * Locks what is published under a key; what was never published begins with a body as its initial version. Null if there is
 * neither.
 */
export async function lockPublished(
  tx: Transaction,
  key: string,
  first: object | null,
): Promise<{ body: unknown; version: number } | null> {
  if (first !== null)
    await tx
      .insert(siteContents)
      .values({ key, body: first, version: initialVersion })
      .onConflictDoNothing()
  const [row] = await tx
    .select({ body: siteContents.body, version: siteContents.version })
    .from(siteContents)
    .where(eq(siteContents.key, key))
    .for('update')
  return row ?? null
}

type Published = { key: string; body: object; version: number; publishedBy: number; at: Date }

export async function updatePublished(
  tx: Transaction,
  { key, at, ...published }: Published,
): Promise<void> {
  await tx
    .update(siteContents)
    .set({ ...published, updatedAt: at })
    .where(eq(siteContents.key, key))
}

export async function insertVersion(
  tx: Transaction,
  version: typeof siteContentVersions.$inferInsert,
): Promise<void> {
  await tx.insert(siteContentVersions).values(version)
}

/** The body of a replaced version; null if there is none. */
export async function findVersion(db: Executor, key: string, version: number): Promise<unknown> {
  const [row] = await db
    .select({ body: siteContentVersions.body })
    .from(siteContentVersions)
    .where(and(eq(siteContentVersions.key, key), eq(siteContentVersions.version, version)))
  return row?.body ?? null
}

/**
 * The lowest replaced version, which nobody published: 0, or 1 if a migration or the demo wrote what the shop began with.
 * Null if none was replaced.
 */
export async function findFirstVersion(db: Executor, key: string): Promise<number | null> {
  const [row] = await db
    .select({ version: sql<number | null>`min(${siteContentVersions.version})` })
    .from(siteContentVersions)
    .where(eq(siteContentVersions.key, key))
  return row?.version ?? null
}

export async function findDraft(
  db: Executor,
  key: string,
  staffId: number,
): Promise<DraftRow | null> {
  const [row] = await db.select().from(siteContentDrafts).where(ofStaff(key, staffId))
  return row ?? null
}

/** Like `findDraft`, and until this transaction ends no other one that locks it can begin, change or delete it. */
export async function lockDraft(
  tx: Transaction,
  key: string,
  staffId: number,
): Promise<DraftRow | null> {
  // A draft that another window is about to begin has no row to lock.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site_content_drafts'), ${staffId})`)
  return findDraft(tx, key, staffId)
}

export async function upsertDraft(
  tx: Transaction,
  draft: Omit<DraftRow, 'revision'>,
): Promise<void> {
  const { key, staffId } = siteContentDrafts
  await tx
    .insert(siteContentDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [key, staffId],
      set: {
        body: draft.body,
        baseVersion: draft.baseVersion,
        savedAt: draft.savedAt,
        window: draft.window,
        revision: nextRevision,
      },
    })
}

const nextRevision = sql`nextval(${siteContentDraftRevisions.seqName})`

export async function deleteDraft(tx: Transaction, key: string, staffId: number): Promise<boolean> {
  const rows = await tx
    .delete(siteContentDrafts)
    .where(ofStaff(key, staffId))
    .returning({ key: siteContentDrafts.key })
  return rows.length > 0
}

const ofStaff = (key: string, staffId: number) =>
  and(eq(siteContentDrafts.key, key), eq(siteContentDrafts.staffId, staffId))
