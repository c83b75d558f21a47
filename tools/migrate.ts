/**
 * `npm run migrate`: migrates the database of DATABASE_URL while the old version still runs on it, before the new one is
 * started. See docs/operations/upgrade.md.
 */
import { loadConfig } from '#server/config.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'

const { databaseUrl } = loadConfig(process.env)
if (databaseUrl === null) {
  console.error('DATABASE_URL is missing.')
  process.exit(1)
}
await migrateDatabase(databaseUrl)
console.log('The database is up to date.')
