import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Work to be done later, enqueued in the transaction that causes it and fetched with SKIP LOCKED. */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'expire-order',
        'send-code',
        'send-sms',
        'send-push',
        'deliver-message',
        'settle-payment',
        'delete-upload',
        'send-stock-alerts',
        'start-price-plan',
        'end-price-plan',
        'write-export',
        'clean-up',
      ],
    }).notNull(),
    /** At most one open job per key. */
    uniqueKey: text(),
    payload: jsonb().$type<Record<string, string | number>>().notNull(),
    runAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    finishedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('jobs_due')
      .on(table.runAt)
      .where(sql`${table.finishedAt} is null`),
    uniqueIndex('jobs_open_key')
      .on(table.uniqueKey)
      .where(sql`${table.finishedAt} is null`),
  ],
)

/** Facts about the whole database, such as `demo`: it was opened as a demo, with public logins and codes. */
export const shopFacts = pgTable('shop_facts', {
  name: text({ enum: ['demo'] }).primaryKey(),
  since: instant().notNull().defaultNow(),
})
