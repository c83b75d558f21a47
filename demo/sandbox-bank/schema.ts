import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, toman } from '#server/platform/db/schema/columns.ts'

/** The sandbox bank's payments. It counts in rials, as banks do. */
export const sandboxBankPayments = pgTable('sandbox_bank_payments', {
  token: text().primaryKey(),
  amountRials: toman().notNull(),
  invoiceNumber: text().notNull(),
  callbackUrl: text().notNull(),
  state: text({ enum: ['open', 'paid', 'cancelled', 'verified', 'reversed'] }).notNull(),
  referenceNumber: text(),
  createdAt: instant().notNull().defaultNow(),
})
