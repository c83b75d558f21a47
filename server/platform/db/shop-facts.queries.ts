import { eq } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { shopFacts } from './schema/operations.ts'

/** Records that the database belongs to a demo, for good. */
export async function markAsDemo(db: Executor): Promise<void> {
  await db.insert(shopFacts).values({ name: 'demo' }).onConflictDoNothing()
}

export async function isDemoDatabase(db: Executor): Promise<boolean> {
  const rows = await db.select().from(shopFacts).where(eq(shopFacts.name, 'demo'))
  return rows.length > 0
}
