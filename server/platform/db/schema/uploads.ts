import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Pictures and videos that people uploaded. The id cannot be guessed, so knowing it is enough to use it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    mediaType: text().notNull(),
    /** Its URL: `/uploads/<id>`, or that of a drawn picture. */
    address: text().notNull(),
    /** What its stored files take together. */
    bytes: integer().notNull(),
    /** Null for a guest's upload, which anyone who knows the id can attach. */
    uploaderId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether what it is attached to is published. */
    isPublic: boolean().notNull().default(false),
    /** Since when it is unattached; null while it is attached. */
    looseSince: instant().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_loose')
      .on(table.looseSince)
      .where(sql`${table.looseSince} is not null`),
  ],
)
