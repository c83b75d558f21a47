import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { addresses, cities, provinces, users } from './accounts.ts'
import { insurances, products, variants } from './catalogue.ts'
import { instant, toman } from './columns.ts'
import { nameWords } from './words.ts'

export const orderStatuses = [
  'WAITING_PAYMENT',
  'NOT_CHECKED',
  'PAYMENT_VERIFIED',
  'PROCESSING',
  'PREPARING',
  'SENDING',
  'DELIVERED',
  'NOT_APPROVED',
  'EXPIRED',
] as const
export const refundStatuses = ['REQUESTED', 'APPROVED', 'REFUSED', 'PAID', 'CANCELLED'] as const
export const withdrawalStatuses = ['PENDING', 'SUCCESSFUL', 'FAILED', 'RETURNED'] as const
export const paymentStatuses = ['PENDING', 'SUCCESSFUL', 'CANCELLED', 'RETURNED'] as const

export const shippingMethods = pgTable('shipping_methods', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  description: text().notNull(),
  isInPerson: boolean().notNull(),
  branch: text({ enum: ['east', 'west'] }),
  position: integer().notNull().default(0),
})

/**
 * Where a shipping method delivers, for how much and how fast: in a city, in a province (no city), or everywhere
 * (neither). The narrowest rule applies; without one the method is not offered there.
 */
export const shippingRules = pgTable(
  'shipping_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shippingMethodId: integer()
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    provinceId: integer().references(() => provinces.id),
    cityId: integer().references(() => cities.id),
    price: toman().notNull(),
    /** From this amount of goods on the delivery is free; null: never. */
    freeFrom: toman(),
    /** The most units that it takes in one order; null: any number. */
    maximumUnits: integer(),
    /** Working days from the dispatch until the delivery. */
    days: integer().notNull(),
    /** Hours of Tehran: until when an order is dispatched on the same day, and when it arrives. */
    cutoffHour: integer().notNull(),
    fromHour: integer(),
    toHour: integer(),
  },
  (table) => [
    uniqueIndex('shipping_rules_place').on(
      table.shippingMethodId,
      sql`coalesce(${table.provinceId}, 0)`,
      sql`coalesce(${table.cityId}, 0)`,
    ),
    check('shipping_rules_price', sql`${table.price} >= 0`),
    check('shipping_rules_days', sql`${table.days} between 0 and 60`),
    check('shipping_rules_cutoff', sql`${table.cutoffHour} between 0 and 24`),
    check(
      'shipping_rules_hours',
      sql`(${table.fromHour} is null and ${table.toHour} is null)
        or (${table.fromHour} >= 0 and ${table.toHour} <= 24 and ${table.fromHour} < ${table.toHour})`,
    ),
  ],
)

/** The days besides Fridays on which nothing is dispatched or delivered. */
export const holidays = pgTable('holidays', {
  day: date({ mode: 'string' }).primaryKey(),
  name: text().notNull(),
})

/** Codes that take something off the price of goods. Codes are stored in capitals with Latin digits. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    kind: text({ enum: ['percent', 'fixed'] }).notNull(),
    /** Whole percent, or tomans. */
    value: toman().notNull(),
    /** The most that it gives, in tomans; null without a cap. */
    maximum: toman(),
    /** The least that the goods which it is for must cost. */
    minimumAmount: toman().notNull().default(0),
    /** The category that it is for; null for all goods. */
    categorySlug: text(),
    /** How many orders can have it; null without a limit. */
    totalLimit: integer(),
    /** How many orders of one shopper can have it; null without a limit. */
    customerLimit: integer().default(1),
    isActive: boolean().notNull().default(true),
    startsAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    check(
      'discount_codes_value',
      sql`${table.value} > 0 and (${table.kind} = 'fixed' or ${table.value} <= 100)`,
    ),
    check('discount_codes_code', sql`${table.code} = upper(btrim(${table.code}))`),
  ],
)

/** One permanent cart per shopper; `version` grows with every change, including placing an order. */
export const carts = pgTable('carts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(0),
  shippingMethodId: integer().references(() => shippingMethods.id),
  addressId: integer().references(() => addresses.id),
  /** Accepted for these lines; dropped when they change, and after ordering. */
  discountCodeId: integer().references(() => discountCodes.id, { onDelete: 'set null' }),
  updatedAt: instant().notNull().defaultNow(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    insuranceId: integer().references(() => insurances.id),
    isInstallment: boolean().notNull().default(false),
    addedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
  ],
)

/** Guest carts that were already merged; merging the same one again changes nothing. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guestCartId: uuid().notNull(),
    mergedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guestCartId] })],
)

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 204_001 }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: orderStatuses }).notNull(),
    trackingCode: text().notNull().unique(),
    /** The version of the cart when it was ordered. */
    cartVersion: integer().notNull(),
    idempotencyKey: text(),
    /** Hash of the request that was sent with the key; another request with the same key is rejected. */
    requestHash: text().notNull(),
    totalProducts: toman().notNull(),
    /** Of offers and of the discount code. */
    totalDiscount: toman().notNull(),
    discountCode: text(),
    /** The discount code's part of `totalDiscount`. */
    codeDiscount: toman().notNull().default(0),
    totalInsurance: toman().notNull(),
    shippingPrice: toman().notNull(),
    /** products − discount + insurance + shipping. */
    totalPrice: toman().notNull(),
    walletPaid: toman().notNull().default(0),
    refundedToWallet: toman().notNull().default(0),
    shippingName: text().notNull(),
    isInPerson: boolean().notNull(),
    /** What the shopper was promised; null for orders from before there were promises. */
    promisedDate: date({ mode: 'string' }),
    promisedFromHour: integer(),
    promisedToHour: integer(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    nationalCode: text(),
    provinceName: text(),
    cityName: text(),
    textAddress: text(),
    postalCode: text(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    paidAt: instant(),
    /** Six digits that the customer says at the desk; null unless the order waits there. */
    pickupCode: text(),
    /** The carrier's code of the parcel. */
    parcelCode: text(),
  },
  (table) => [
    uniqueIndex('orders_pickup_code').on(table.pickupCode),
    uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
    uniqueIndex('orders_cart_version').on(table.userId, table.cartVersion),
    index('orders_user').on(table.userId, table.id),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_total').on(table.totalPrice, table.id),
    index('orders_phone').on(table.phone.op('text_pattern_ops')),
    index('orders_parcel_code')
      .on(sql`upper(${table.parcelCode})`)
      .where(sql`${table.parcelCode} is not null`),
    index('orders_receiver_words').using('gin', nameWords(table)),
    index('orders_paid')
      .on(table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('orders_waiting')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'WAITING_PAYMENT'`),
    check(
      'orders_total',
      sql`${table.totalPrice} = ${table.totalProducts} - ${table.totalDiscount} + ${table.totalInsurance} + ${table.shippingPrice}`,
    ),
  ],
)

export type InstallmentTerms = { monthly_due: number; down_payment: number }

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    slug: text().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    imageAlt: text().notNull(),
    colorName: text().notNull(),
    colorCode: text().notNull(),
    quantity: integer().notNull(),
    /** List price and offer price per unit at the time of the order. */
    price: toman().notNull(),
    newPrice: toman(),
    gift: text(),
    insuranceId: integer().references(() => insurances.id),
    insuranceName: text(),
    /** Per unit. */
    insurancePrice: toman().notNull().default(0),
    /** What a discount code took off all units of the line, a part of the order's `codeDiscount`. */
    codeDiscount: toman().notNull().default(0),
    installment: jsonb().$type<InstallmentTerms>(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
)

/** What staff note on an order for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.id)],
)

/** Each order that a discount code was used for. A use counts until it is released. */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    discountCodeId: integer()
      .notNull()
      .references(() => discountCodes.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    usedAt: instant().notNull().defaultNow(),
    /** When the order expired or was canceled. */
    releasedAt: instant(),
    /** A hash of the customer's number while their account is closed; the next account with the number takes the use over. */
    closedPhoneHash: text(),
  },
  (table) => [
    index('discount_uses_closed_phone')
      .on(table.closedPhoneHash)
      .where(sql`${table.closedPhoneHash} is not null`),
    index('discount_uses_code')
      .on(table.discountCodeId, table.userId)
      .where(sql`${table.releasedAt} is null`),
  ],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    fromStatus: text({ enum: orderStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: orderStatuses }).notNull(),
    /** `user:12`, `staff:3`, `gateway:sandbox` or `job:expiry`. */
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

/** Reasons of orders, which reserve and release, and of staff. */
export const stockReasons = [
  'ordered',
  'released',
  'received',
  'corrected',
  'damaged',
  'returned',
] as const

/** Every change of a variant's stock. The sum of its rows is the difference to its initial stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    reason: text({ enum: stockReasons }).notNull(),
    /** Null for movements of staff. */
    orderId: integer().references(() => orders.id),
    staffId: integer().references(() => users.id),
    /** What staff added to the reason. */
    note: text(),
    /** Negative when an order reserves, positive when it returns. */
    change: integer().notNull(),
    /** What each unit has cost, of units that staff received; null: not known. */
    unitCost: toman(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('stock_movements_cost')
      .on(table.variantId)
      .where(sql`${table.unitCost} is not null`),
    uniqueIndex('stock_movements_once').on(
      table.orderId,
      table.variantId,
      sql`sign(${table.change})`,
    ),
    index('stock_movements_variant').on(table.variantId, table.id),
    check(
      'stock_movements_cause',
      sql`(${table.reason} in ('ordered', 'released')) = (${table.orderId} is not null)`,
    ),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The order that it pays; null for a deposit. */
    orderId: integer().references(() => orders.id),
    /** The shopper whose wallet it charges; null for the payment of an order. */
    depositorId: integer().references(() => users.id),
    /** Of a deposit; the payment of an order has the order's. */
    trackingCode: text().unique(),
    gateway: text().notNull(),
    /** The provider's token for this payment; null until the provider has replied. */
    token: text(),
    amount: toman().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    referenceNumber: text(),
    redirectUrl: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    settledAt: instant(),
  },
  (table) => [
    uniqueIndex('payments_token').on(table.gateway, table.token),
    index('payments_order').on(table.orderId),
    index('payments_reference').on(table.referenceNumber),
    index('payments_created').on(table.createdAt),
    index('payments_pending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'PENDING'`),
    index('payments_depositor')
      .on(table.depositorId, table.id)
      .where(sql`${table.depositorId} is not null`),
    check('payments_purpose', sql`num_nonnulls(${table.orderId}, ${table.depositorId}) = 1`),
    check(
      'payments_tracking_code',
      sql`(${table.depositorId} is null) = (${table.trackingCode} is null)`,
    ),
  ],
)

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    fromStatus: text({ enum: paymentStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: paymentStatuses }).notNull(),
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId)],
)

/**
 * What the shop gives back of a paid order: all of it when the order is closed before it was sent, or the price of
 * returned goods.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: refundStatuses }).notNull(),
    reason: text({
      enum: ['order_closed', 'staff', 'changed_mind', 'defective', 'wrong_item', 'damaged'],
    }).notNull(),
    description: text().notNull().default(''),
    amount: toman().notNull(),
    /** What was asked for, if less was left of the order when it was paid; otherwise null. */
    requestedAmount: toman(),
    /** What the bank calls the transfer; null for a refund to the wallet. */
    bankTrackingCode: text(),
    adminComment: text(),
    /** The idempotency key of the request: a repeated one asks for nothing more. */
    requestKey: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    /** What waits for staff, which is counted often. */
    index('refunds_requested')
      .on(table.id)
      .where(sql`${table.status} = 'REQUESTED'`),
    uniqueIndex('refunds_request').on(table.orderId, table.requestKey),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
)

/** The goods of a return. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.variantId] }),
    check('refund_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

export const refundEvents = pgTable(
  'refund_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    refundId: integer()
      .notNull()
      .references(() => refunds.id),
    fromStatus: text({ enum: refundStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: refundStatuses }).notNull(),
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('refund_events_refund').on(table.refundId),
    index('refund_events_paid')
      .on(table.at)
      .where(sql`${table.toStatus} = 'PAID'`),
  ],
)

/** Requests to transfer money from a wallet to a bank account. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 5_001 }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: withdrawalStatuses }).notNull(),
    amount: toman().notNull(),
    /** 24 digits, without IR. */
    iban: text().notNull(),
    trackingCode: text().notNull().unique(),
    /** What the bank calls the transfer; null before it was paid. */
    bankTrackingCode: text(),
    /** The staff member who is transferring it at the bank; null once it is handled. */
    transferBy: integer().references(() => users.id),
    transferSince: instant(),
    idempotencyKey: text(),
    adminComment: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('withdrawals_idempotency').on(table.userId, table.idempotencyKey),
    index('withdrawals_status').on(table.status, table.id),
    check('withdrawals_amount', sql`${table.amount} > 0`),
    check(
      'withdrawals_transfer',
      sql`(${table.transferBy} is null) = (${table.transferSince} is null)`,
    ),
  ],
)

export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    fromStatus: text({ enum: withdrawalStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: withdrawalStatuses }).notNull(),
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('withdrawal_events_withdrawal').on(table.withdrawalId)],
)

/** Gift cards that a staff member gave away at once. */
export const giftCardIssues = pgTable('gift_card_issues', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => users.id),
  createdAt: instant().notNull(),
})

/** Prepaid credit; the first customer to enter its code gets it. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 3_001 }),
    /** Null: the shop issued it. */
    buyerId: integer().references(() => users.id),
    /** Null: a customer bought it. */
    issueId: integer().references(() => giftCardIssues.id),
    /** 16 characters without separators; of a card that the shop issued, only their SHA-256 as lowercase hex. */
    code: text().notNull().unique(),
    /** The last characters of a code that is kept as a hash. */
    codeEnd: text(),
    amount: toman().notNull(),
    recipientPhone: text(),
    idempotencyKey: text(),
    /** Of the note that was sent with it: SHA-256 as lowercase hex. Null for a card that is older than this column. */
    noteDigest: text(),
    redeemedBy: integer().references(() => users.id),
    redeemedAt: instant(),
    /** From then on it is worth nothing. */
    expiresAt: instant(),
    revokedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('gift_cards_buyer').on(table.buyerId),
    index('gift_cards_issue').on(table.issueId),
    index('gift_cards_code_end').on(sql`coalesce(${table.codeEnd}, right(${table.code}, 4))`),
    index('gift_cards_recipient').on(table.recipientPhone.op('text_pattern_ops')),
    uniqueIndex('gift_cards_idempotency').on(table.buyerId, table.idempotencyKey),
    check('gift_cards_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * Accounts of the double-entry ledger: two per shopper, a third for money that returns after the account is closed, the rest
 * for the shop.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'balance',
        'store-credit',
        'unclaimed',
        'gateway',
        'lenders',
        'held',
        'sales',
        'promotions',
        'withdrawals',
        'payouts',
        'gift-cards',
      ],
    }).notNull(),
    userId: integer().references(() => users.id),
  },
  (table) => [
    uniqueIndex('ledger_accounts_owner').on(table.kind, sql`coalesce(${table.userId}, 0)`),
  ],
)

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'refund',
        'order-refund',
        'shopping',
        'shopping-return',
        'sale',
        'deposit',
        'withdrawal',
        'withdrawal-return',
        'payout',
        'gift-card',
        'gift-card-redeemed',
        'gift-card-issued',
        'gift-card-revoked',
        'adjustment',
      ],
    }).notNull(),
    /** Ensures that it happens only once (`refund:payment:12`). */
    uniqueKey: text().notNull().unique(),
    orderId: integer().references(() => orders.id),
    paymentId: integer().references(() => payments.id),
    withdrawalId: integer().references(() => withdrawals.id),
    /** What the shop tells the customer about it. */
    comment: text(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('ledger_transactions_order').on(table.orderId),
    index('ledger_transactions_payment').on(table.paymentId),
    index('ledger_transactions_withdrawal').on(table.withdrawalId),
  ],
)

/** The entries of one transaction add up to zero; a balance is the sum of its account's entries. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer()
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: toman().notNull(),
  },
  (table) => [
    index('ledger_entries_account_newest').on(table.accountId, table.id),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
)

export const paymentDifferenceKinds = ['ours_only', 'theirs_only', 'amount', 'reversed'] as const

/** Reports of providers that were compared with our payments. A report of the same days is compared once. */
export const paymentReports = pgTable(
  'payment_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gateway: text().notNull(),
    /** Days of Tehran, both included. */
    fromDay: text().notNull(),
    toDay: text().notNull(),
    name: text().notNull(),
    /** SHA-256 of the file, as hex. */
    digest: text().notNull(),
    rows: integer().notNull(),
    /** Rows in which no amount or reference could be read. */
    unreadable: integer().notNull(),
    matched: integer().notNull(),
    matchedAmount: toman().notNull(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payment_reports_file').on(table.gateway, table.fromDay, table.toDay, table.digest),
  ],
)

/** Where a report of a provider and our payments differ. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reportId: integer()
      .notNull()
      .references(() => paymentReports.id, { onDelete: 'cascade' }),
    kind: text({ enum: paymentDifferenceKinds }).notNull(),
    /** As spreadsheet programs count; null for what the report lacks. */
    row: integer(),
    reference: text().notNull(),
    theirAmount: toman(),
    paymentId: integer().references(() => payments.id),
    ourAmount: toman(),
    /** The latest thing that staff wrote about it. */
    note: text(),
    settledAt: instant(),
  },
  (table) => [
    index('payment_differences_report').on(table.reportId, table.id),
    index('payment_differences_open')
      .on(table.id)
      .where(sql`${table.settledAt} is null`),
  ],
)
