import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'

/** Whether the database answers. */
export const answers = (db: Database): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
