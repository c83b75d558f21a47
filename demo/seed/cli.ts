import { parseArgs } from 'node:util'
import { count } from 'drizzle-orm'
import { loadConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { fillProducts } from './fill.ts'
import { isCatalogueEmpty, loadDemo } from './load.ts'
import { loadReference } from '#server/reference/reference.ts'

const { values } = parseArgs({
  options: { products: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const wanted = Number(values.products ?? 0)
if (!Number.isSafeInteger(wanted) || wanted < 0) {
  console.error('--products takes the number of products that the shop shall have')
  process.exit(1)
}

const config = loadConfig(process.env)
const embedded =
  config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : undefined
const connectionString = config.databaseUrl ?? embedded?.connectionString ?? ''
await migrateDatabase(connectionString)
const database = openDatabase(connectionString, { connections: 2 })
try {
  await seed(database.db)
} finally {
  await database.close()
  await embedded?.stop()
}

async function seed(db: Database): Promise<void> {
  const started = performance.now()
  await loadReference(db)
  if (await isCatalogueEmpty(db)) await loadDemo(db, { now: Date.now() })
  const before = await countProducts(db)
  if (wanted > before) {
    await fillProducts(db, { count: wanted - before, seed: Number(values.seed), now: Date.now() })
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${await countProducts(db)} products, ${seconds} s`)
}

async function countProducts(db: Database): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(products)
  return row?.rows ?? 0
}
