import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** An instant with its time zone, read as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** An amount in tomans. */
export const toman = () => bigint({ mode: 'number' })
