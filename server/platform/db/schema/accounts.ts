import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { nameWords } from './words.ts'

export type LegalInfo = {
  organization_name: string
  economic_code?: string | null
  national_code: string
  registration_code?: string | null
  province_name?: string | null
  city_name?: string | null
  landline_number: string
  postal_code?: string | null
  postal_address: string
}

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull().unique(),
    firstName: text(),
    lastName: text(),
    nationalCode: text(),
    fidaCode: text(),
    birthdate: date({ mode: 'string' }),
    email: text(),
    cardNumber: text(),
    iban: text(),
    job: text(),
    legalInfo: jsonb().$type<LegalInfo>(),
    image: text(),
    passwordHash: text(),
    /** When a code alone was enough to set the password; null if the one before was given. */
    passwordSetByCodeAt: instant(),
    /** When its owner closed it; the row stays for the orders. */
    closedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('users_phone_start').on(table.phone.op('text_pattern_ops')),
    index('users_name_words').using('gin', nameWords(table)),
  ],
)

/** One row per session: the hashes of its current tokens and of the last rotated refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: text().notNull(),
    accessExpiresAt: instant().notNull(),
    refreshHash: text().notNull(),
    /** The browser's User-Agent at the sign-in. */
    device: text(),
    previousRefreshHash: text(),
    rotatedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When the account's password was given in this session, last; the back office asks for it. */
    passwordProvenAt: instant(),
    /** When a one-time code of the account's number was given in this session, last. */
    codeProvenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('sessions_access_hash').on(table.accessHash),
    uniqueIndex('sessions_refresh_hash').on(table.refreshHash),
    index('sessions_previous_refresh_hash').on(table.previousRefreshHash),
    index('sessions_user').on(table.userId),
  ],
)

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    purpose: text({
      enum: [
        'sign-in',
        'password-reset',
        'account-closure',
        'platform-sign-up',
        'staff-verification',
      ],
    }).notNull(),
    codeHash: text().notNull(),
    /** The address that asked for it, as limits count it, or the session, the only one that may redeem it. */
    askedFrom: text(),
    /** Of the address that asked, or of a session. */
    wrongTries: smallint().notNull().default(0),
    /** Of all other addresses together. */
    strangeTries: smallint().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('one_time_codes_lookup').on(table.phone, table.purpose, table.createdAt)],
)

export const passwordResetTokens = pgTable('password_reset_tokens', {
  tokenHash: text().primaryKey(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
})

/** Events counted by rate limits: one row per event, under a key such as `code:phone:0912…`. */
export const limitHits = pgTable(
  'limit_hits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    /** How much it counts: the bytes of an upload, 1 for anything else. */
    amount: integer().notNull().default(1),
    happenedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('limit_hits_lookup').on(table.key, table.happenedAt)],
)

/** Text messages to be sent, inserted in the transaction that causes them. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    text: text().notNull(),
    /** The code in the text; forgotten with it once it was sent, except in demo mode. */
    code: text(),
    createdAt: instant().notNull().defaultNow(),
    /** After this instant the message is of no use, and is given up if it was not sent. */
    expiresAt: instant()
      .notNull()
      .default(sql`now() + interval '2 days'`),
    sentAt: instant(),
    givenUpAt: instant(),
    /** The alert that the message is about; it is open again if the message is given up. */
    stockAlertId: integer(),
  },
  (table) => [index('sms_outbox_phone').on(table.phone, table.createdAt)],
)

export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  name: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    provinceId: integer()
      .notNull()
      .references(() => provinces.id),
    name: text().notNull(),
    /** The place of a large city in its province, 1 for the largest; null for the others. */
    rank: integer(),
  },
  (table) => [index('cities_province').on(table.provinceId)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    provinceId: integer()
      .notNull()
      .references(() => provinces.id),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    address: text().notNull(),
    postalCode: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    receiverFirstName: text().notNull(),
    receiverLastName: text().notNull(),
    receiverNationalCode: text().notNull(),
    receiverPhoneNumber: text().notNull(),
    /** Removed addresses are kept for the orders that refer to them. */
    removed: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('addresses_user')
      .on(table.userId)
      .where(sql`not ${table.removed}`),
  ],
)
