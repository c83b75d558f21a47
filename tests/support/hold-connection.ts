/** A process that keeps one connection open until it is killed. */
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/platform/db/database.ts'

const { db } = openDatabase(process.env['DATABASE_URL'] ?? '', { connections: 1 })
await db.execute(sql`select 1`)
process.stdout.write('connected\n')
setInterval(() => undefined, 1_000)
