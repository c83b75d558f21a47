import type { Config } from './config.ts'
import type { Database } from './platform/db/database.ts'
import { isDemoDatabase, markAsDemo } from './platform/db/shop-facts.queries.ts'

/** A database that was once a demo has accounts with public passwords, or that anyone could open with a public code. */
export class DemoData extends Error {
  constructor() {
    super('the database was opened as a demo before')
    this.name = 'DemoData'
  }
}

/** Marks the database of a demo. Throws `DemoData` in production if it is marked. */
export async function keepDemoApart(db: Database, { mode }: Config): Promise<void> {
  if (mode === 'demo') await markAsDemo(db)
  else if (await isDemoDatabase(db)) throw new DemoData()
}
