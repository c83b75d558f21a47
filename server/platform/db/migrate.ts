import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

/** Migrates the schema. Processes that start at the same time wait for each other on an advisory lock. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  await withAdvisoryLock(connectionString, 'migrate', (client) =>
    migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)),
    }),
  )
}

/** Runs `work` while no other process holds the lock with that name; the lock is released with its connection. */
export async function withAdvisoryLock<Result>(
  connectionString: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`shop:${name}`])
    return await work(client)
  } finally {
    await client.end()
  }
}
