import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Schemas } from '#server/schemas.ts'
import { addressBody } from '#server/features/addresses/address-view.ts'
import { listAddresses } from '#server/features/addresses/addresses.service.ts'
import { findCommentsOf } from '#server/features/comments/comments.queries.ts'
import { exportDevices } from '#server/features/device-registry/device-registry.service.ts'
import { listMessages } from '#server/features/messages/messages.service.ts'
import { exportOrders } from '#server/features/orders/orders.service.ts'
import { exportQuestions } from '#server/features/questions/questions.service.ts'
import { profileBody } from '#server/features/profile/profile-view.ts'
import { exportTickets } from '#server/features/tickets/tickets.service.ts'
import { listGiftCards } from '#server/features/wallet/gift-cards.service.ts'
import { getWallet } from '#server/features/wallet/ledger.service.ts'
import { exportWalletTransactions } from '#server/features/wallet/wallet-transactions.service.ts'
import { listSavedSlugs } from '#server/features/wishlist/wishlist.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { listSessions } from '#server/http/security/sessions.service.ts'
import { exportMoney, exportRequests, exportUse } from './export-parts.service.ts'
import { readUser } from './users.queries.ts'

/** The running sessions of the caller's account, the one last used first. */
export async function ownSessions(
  context: Context,
  { userId, sessionId }: SignedInCaller,
): Promise<Schemas['Session'][]> {
  return (await listSessions(context, userId)).map(({ id, device, createdAt, rotatedAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: rotatedAt.toISOString(),
    is_current: id === sessionId,
  }))
}

/**
 * Everything that the shop keeps about the caller. What is kept under a number alone, as the request of somebody who was
 * signed out, is the caller's too: a code has confirmed that the number is. Throws `too_many_requests`.
 */
export async function exportAccount(
  context: Context,
  caller: SignedInCaller,
): Promise<Schemas['AccountExport']> {
  const { db, now } = context
  const { userId } = caller
  const perHour = context.config.limits.accountExportsPerHour
  await transaction(db, (tx) =>
    countRequest(context, tx, { key: `account-exports:${userId}`, perHour }),
  )
  const user = await readUser(db, userId)
  const owner = { userId, phone: user.phone }
  const comments = await findCommentsOf(db, userId)
  return {
    made_at: new Date(now()).toISOString(),
    profile: profileBody(user),
    addresses: (await listAddresses(context, userId)).map(addressBody),
    orders: await exportOrders(context, userId),
    wallet: await getWallet(context, userId),
    wallet_transactions: await exportWalletTransactions(context, userId),
    gift_cards: await listGiftCards(context, userId),
    ...(await exportMoney(context, owner)),
    devices: await exportDevices(context, userId),
    ...(await exportRequests(context, owner)),
    ...(await exportUse(context, owner)),
    saved_products: (await listSavedSlugs(context, userId)).slugs,
    comments: comments.map(({ productId, text, stars, sentAt }) => ({
      product_id: productId,
      text,
      stars,
      send_at: sentAt.toISOString(),
    })),
    ...(await exportQuestions(context, userId)),
    tickets: await exportTickets(context, userId),
    messages: await listMessages(context, userId),
    sessions: await ownSessions(context, caller),
  }
}
