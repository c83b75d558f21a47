import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Pictures and videos that people sent. The id cannot be guessed, so anybody who knows it may use it. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    mediaType: text().notNull(),
    /** Where it is served: `/uploads/<id>`, or the address of a drawn picture. */
    address: text().notNull(),
    bytes: integer().notNull(),
    /** Null for a guest's, which anyone who knows the id may attach. */
    uploaderId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether what it belongs to is published. */
    isPublic: boolean().notNull().default(false),
    /** Since when it belongs to nothing; null while it belongs to something. */
    looseSince: instant().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('uploads_loose')
      .on(table.looseSince)
      .where(sql`${table.looseSince} is not null`),
  ],
)
