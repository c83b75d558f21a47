import { migrateDatabase } from '#server/db/migrate.ts'

/** What every test database starts with: the schema, the reference data and a small catalogue. */
export async function fillTemplate(connectionString: string): Promise<void> {
  await migrateDatabase(connectionString)
}
