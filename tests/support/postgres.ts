import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { loadDemo } from '#demo/seed/load.ts'
import { loadReference } from '#server/reference/reference.ts'
import { createDatabase, templates } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server's `postgres` database; test databases are created next to it. */
    postgres: string
  }
}

/** One PostgreSQL for the whole run, with the templates that test files clone. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const postgres = await startEmbeddedPostgres(folder, { durable: false })
  await createTemplates(postgres.connectionString)
  project.provide('postgres', postgres.connectionString)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function createTemplates(server: string): Promise<void> {
  await migrateDatabase(await createDatabase(server, templates.empty))
  const demo = await createDatabase(server, templates.demo, templates.empty)
  const { db, close } = openDatabase(demo, { connections: 1 })
  await loadReference(db)
  await loadDemo(db, { now: Date.now() })
  await close()
}
