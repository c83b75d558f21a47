import { sql } from 'drizzle-orm'
import { integer, jsonb, pgSequence, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** What was published under a key before: each version that another one has replaced. */
export const siteContentVersions = pgTable(
  'site_content_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    body: jsonb().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)

/** Each save of a draft takes its next number, so that none is used twice, even after a draft was dropped. */
export const siteContentDraftRevisions = pgSequence('site_content_draft_revisions')

/** What a staff member has changed and not published yet. */
export const siteContentDrafts = pgTable(
  'site_content_drafts',
  {
    key: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: jsonb().notNull(),
    /** The published version from which it was begun. */
    baseVersion: integer().notNull(),
    savedAt: instant().notNull(),
    revision: integer()
      .notNull()
      .default(sql`nextval('site_content_draft_revisions')`),
    /** The window that saved it; null if it did not say which. */
    window: uuid(),
  },
  (table) => [primaryKey({ columns: [table.key, table.staffId] })],
)

/** The ids of articles, each of which is given once: they are in the URLs of their pages. */
export const articleIds = pgSequence('article_ids')
