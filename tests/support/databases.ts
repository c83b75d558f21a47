import { Client } from 'pg'

/** The databases that tests clone: with only the schema, or with the data of a demo shop. */
export const templates = { empty: 'shop_empty', demo: 'shop_demo' } as const

/** Creates a database on the server of the given one, empty or as a clone. Returns its connection string. */
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
