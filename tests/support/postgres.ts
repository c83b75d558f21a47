import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded.ts'
import { fillTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server's `postgres` database; test databases are made beside it. */
    postgres: string
  }
}

export const templateName = 'shop_template'

/** One PostgreSQL for the whole run, with a migrated and seeded template that every test file clones. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const postgres = await startEmbeddedPostgres(folder, { durable: false })
  await createDatabase(postgres.connectionString, templateName)
  await fillTemplate(databaseUrl(postgres.connectionString, templateName))
  project.provide('postgres', postgres.connectionString)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Creates a database beside the given one, empty or as a clone. Answers its address. */
export async function createDatabase(
  connectionString: string,
  name: string,
  template?: string,
): Promise<string> {
  const from = template ? ` template ${template}` : ''
  await run(connectionString, `create database ${name}${from}`)
  return databaseUrl(connectionString, name)
}

export const dropDatabase = (connectionString: string, name: string): Promise<void> =>
  run(connectionString, `drop database if exists ${name} with (force)`)

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const databaseUrl = (connectionString: string, name: string): string =>
  connectionString.replace(/\/postgres(?=\?|$)/, `/${name}`)
