import { normalizedCode } from '#domain/discount.ts'
import { listSheets } from '#i18n/fa/list-sheets.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { findBySlugs } from '#server/features/categories/categories.queries.ts'
import { readBooksLookup, readMoneyLookup } from '#server/features/finance/lookup.ts'
import {
  countStaffDiscounts,
  findStaffDiscountsBelow,
} from '#server/features/finance/staff-discounts.queries.ts'
import {
  countStaffGiftCards,
  findStaffGiftCardsBelow,
} from '#server/features/finance/staff-gift-cards.queries.ts'
import { readGiftCardLookup } from '#server/features/finance/staff-gift-cards.service.ts'
import {
  countLedgerEntries,
  findLedgerEntries,
} from '#server/features/finance/staff-ledger.queries.ts'
import {
  countStaffPayments,
  findStaffPayments,
} from '#server/features/finance/staff-payments.queries.ts'
import {
  countStaffWithdrawals,
  findStaffWithdrawalsBelow,
} from '#server/features/finance/staff-withdrawals.queries.ts'
import { instantsOf } from '#server/features/staff/queue.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { momentCell, nameCell, rowsUnder, totalOf, type ListSheet } from './list-sheet.ts'

type Name =
  | 'PaymentsToExport'
  | 'LedgerToExport'
  | 'WithdrawalsToExport'
  | 'GiftCardsToExport'
  | 'DiscountsToExport'
type Choice<Of extends Name> = Omit<Schemas[Of], 'format' | 'list'>

/** The payments of the list. */
export function paymentSheet(
  { db, payments: { gateways } }: Context,
  { lookup = '', from, to, ...query }: Choice<'PaymentsToExport'>,
): ListSheet {
  const { sheet, headers } = listSheets.payments
  const { status, gateway } = query
  const filter = { status, gateway, ...instantsOf({ from, to }), lookup: readBooksLookup(lookup) }
  const nameOf = (used: string) => gateways.find(({ code }) => code === used)?.name ?? used
  return {
    name: sheet,
    headers: Object.values(headers),
    count: () => countStaffPayments(db, filter, largestId),
    page: async ({ below, limit }) => {
      const found = await findStaffPayments(db, filter, below, limit)
      const entries = found.map((row) => ({ ...row, id: row.payment.id }))
      return rowsUnder(headers, entries, ({ payment, ...row }) => ({
        id: payment.id,
        at: momentCell(payment.createdAt),
        settled: momentCell(payment.settledAt),
        customer: nameCell(row.firstName, row.lastName),
        phone: row.phone,
        order: payment.orderId,
        code: payment.trackingCode ?? row.orderCode,
        gateway:
          payment.gateway === 'wallet' ? staffBooks.payments.wallet : nameOf(payment.gateway),
        amount: payment.amount,
        status: staffBooks.payments.states[payment.status],
        reference: payment.referenceNumber,
      }))
    },
  }
}

/** The entries of the ledger that its list finds. */
export function ledgerSheet(
  { db }: Context,
  { account, lookup = '' }: Choice<'LedgerToExport'>,
): ListSheet {
  const { sheet, headers } = listSheets.ledger
  const { kinds, transactions } = staffBooks.ledger
  const filter = { account, lookup: readBooksLookup(lookup) }
  return {
    name: sheet,
    headers: Object.values(headers),
    count: () => countLedgerEntries(db, filter),
    page: async ({ below, limit }) => {
      const found = await findLedgerEntries(db, filter, below, limit)
      const entries = found.map((row) => ({ ...row, id: row.entry.id }))
      return rowsUnder(headers, entries, ({ entry, transaction, account: kind, phone }) => ({
        id: entry.id,
        transaction: transaction.id,
        at: momentCell(transaction.at),
        kind: transactions[transaction.kind],
        account: kinds[kind],
        phone,
        amount: entry.amount,
        order: transaction.orderId,
        payment: transaction.paymentId,
        withdrawal: transaction.withdrawalId,
        comment: transaction.comment,
      }))
    },
  }
}

/** The withdrawals of the list. */
export function withdrawalSheet(
  { db }: Context,
  { status, lookup: text = '' }: Choice<'WithdrawalsToExport'>,
): ListSheet {
  const { sheet, headers } = listSheets.withdrawals
  const lookup = readMoneyLookup(text)
  return {
    name: sheet,
    headers: Object.values(headers),
    count: async () => totalOf(await countStaffWithdrawals(db, lookup), status),
    page: async (slice) => {
      const filter = { status: status ?? null, lookup }
      const found = await findStaffWithdrawalsBelow(db, filter, slice)
      const entries = found.map((row) => ({ ...row, id: row.withdrawal.id }))
      return rowsUnder(headers, entries, ({ withdrawal, ...row }) => ({
        id: withdrawal.id,
        at: momentCell(withdrawal.createdAt),
        customer: nameCell(row.firstName, row.lastName),
        phone: row.phone,
        amount: withdrawal.amount,
        iban: `IR${withdrawal.iban}`,
        status: row.isCancelled
          ? staffFinance.withdrawals.cancelled
          : staffActions.statuses.withdrawal[withdrawal.status],
        code: withdrawal.trackingCode,
        bankCode: withdrawal.bankTrackingCode,
        handled: momentCell(row.handledAt),
        comment: withdrawal.adminComment,
      }))
    },
  }
}

/** The gift cards of the list, with their states at `now`. */
export function giftCardSheet(
  { db }: Context,
  { state, lookup: text = '' }: Choice<'GiftCardsToExport'>,
  now: Date,
): ListSheet {
  const { sheet, headers } = listSheets.gift_cards
  const lookup = readGiftCardLookup(text)
  return {
    name: sheet,
    headers: Object.values(headers),
    count: async () => {
      const counts = await countStaffGiftCards(db, lookup, now)
      return totalOf(
        counts.map((each) => ({ status: each.state, total: each.total })),
        state,
      )
    },
    page: async (slice) => {
      const filter = { state: state ?? null, lookup, now }
      const found = await findStaffGiftCardsBelow(db, filter, slice)
      const entries = found.map((row) => ({ ...row, id: row.card.id }))
      return rowsUnder(headers, entries, ({ card, ...row }) => ({
        id: card.id,
        code: row.codeEnd,
        at: momentCell(card.createdAt),
        amount: card.amount,
        state: staffFinance.giftCards.states[row.state],
        buyer:
          card.buyerId === null
            ? staffFinance.giftCards.byShop
            : nameCell(row.buyer?.firstName ?? null, row.buyer?.lastName ?? null),
        buyerPhone: row.buyer?.phone ?? null,
        recipient: card.recipientPhone,
        expires: momentCell(card.expiresAt),
        redeemed: momentCell(card.redeemedAt),
        revoked: momentCell(card.revokedAt),
      }))
    },
  }
}

/** The discount codes of the list, with their states at `now`. */
export function discountSheet(
  { db }: Context,
  { state, lookup: text = '' }: Choice<'DiscountsToExport'>,
  now: Date,
): ListSheet {
  const { sheet, headers } = listSheets.discounts
  const words = staffFinance.discounts
  const lookup = normalizedCode(text)
  return {
    name: sheet,
    headers: Object.values(headers),
    count: async () => {
      const counts = await countStaffDiscounts(db, lookup, now)
      return totalOf(
        counts.map((each) => ({ status: each.state, total: each.total })),
        state,
      )
    },
    page: async (slice) => {
      const found = await findStaffDiscountsBelow(db, { state: state ?? null, lookup, now }, slice)
      const slugs = found.flatMap(({ discount }) => discount.categorySlug ?? [])
      const categories = await findBySlugs(db, slugs)
      const entries = found.map((row) => ({ ...row, id: row.discount.id }))
      return rowsUnder(headers, entries, ({ discount, uses, state: its }) => ({
        id: discount.id,
        code: discount.code,
        kind: words.form.kinds[discount.kind],
        value: discount.value,
        maximum: discount.maximum,
        minimum: discount.minimumAmount,
        category:
          discount.categorySlug === null
            ? null
            : (categories.get(discount.categorySlug)?.name ?? discount.categorySlug),
        uses,
        limit: discount.totalLimit,
        customerLimit: discount.customerLimit,
        starts: momentCell(discount.startsAt),
        expires: momentCell(discount.expiresAt),
        state: words.states[its],
      }))
    },
  }
}
