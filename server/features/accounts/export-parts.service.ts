import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './export.queries.ts'
import type { Owner } from './export.queries.ts'

type Export = Schemas['AccountExport']

/** The requests of an account, with what was sent and what the shop answered. */
export async function exportRequests(
  { db }: Context,
  owner: Owner,
): Promise<Pick<Export, 'requests' | 'unconfirmed_sign_ups'>> {
  const found = await queries.findRequestsOf(db, owner)
  const answers = await queries.findRequestAnswers(
    db,
    found.map(({ request }) => request.id),
  )
  const signUps = await queries.findOpenSignUps(db, owner.phone)
  return {
    requests: found.map(({ request, text, category, model, answers: condition, ...facts }) => ({
      kind: request.kind,
      name: request.name,
      phone_number: request.phone,
      status: request.status,
      sent_at: request.sentAt.toISOString(),
      category,
      text,
      model,
      condition: (condition ?? []).map(({ property, option }) => ({ property, option })),
      estimated_price: facts.estimate,
      platform: facts.platform,
      answers: answers
        .filter(({ requestId }) => requestId === request.id)
        .map(({ text: answer, at }) => ({ text: answer, at: at.toISOString() })),
    })),
    unconfirmed_sign_ups: signUps.map(({ platform, name, sentAt }) => ({
      platform,
      name,
      phone_number: owner.phone,
      sent_at: sentAt.toISOString(),
    })),
  }
}

/** The money that left the wallet for a bank account, and the gift cards that came to the account. */
export async function exportMoney(
  { db }: Context,
  owner: Owner,
): Promise<Pick<Export, 'withdrawals' | 'received_gift_cards'>> {
  const withdrawals = await queries.findWithdrawalsOf(db, owner.userId)
  const cards = await queries.findReceivedGiftCards(db, owner)
  return {
    withdrawals: withdrawals.map((row) => ({
      id: row.id,
      amount: row.amount,
      iban: row.iban,
      status: row.status,
      tracking_code: row.trackingCode,
      created_at: row.createdAt.toISOString(),
    })),
    received_gift_cards: cards.map(({ amount, createdAt, redeemedAt }) => ({
      amount,
      created_at: createdAt.toISOString(),
      redeemed_at: redeemedAt?.toISOString() ?? null,
    })),
  }
}

/** What else the shop keeps of how somebody uses it. */
export async function exportUse(
  { db }: Context,
  { userId }: Owner,
): Promise<
  Pick<Export, 'cart' | 'comment_reactions' | 'stock_alerts' | 'push_devices' | 'uploads'>
> {
  const lines = await queries.findCartOf(db, userId)
  const reactions = await queries.findReactionsOf(db, userId)
  const alerts = await queries.findStockAlertsOf(db, userId)
  const devices = await queries.findPushDevicesOf(db, userId)
  const uploads = await queries.findUploadsOf(db, userId)
  return {
    cart: lines.map(({ variantId, slug, quantity, addedAt }) => ({
      price_id: variantId,
      slug,
      quantity,
      added_at: addedAt.toISOString(),
    })),
    comment_reactions: reactions.map(({ commentId, kind }) => ({ comment_id: commentId, kind })),
    stock_alerts: alerts.map((alert) => ({
      price_id: alert.variantId,
      notifier_type: alert.type,
      notify_type: alert.channel,
      created_at: alert.createdAt.toISOString(),
      sent_at: alert.sentAt?.toISOString() ?? null,
    })),
    push_devices: devices.map(({ endpoint, createdAt }) => ({
      endpoint,
      created_at: createdAt.toISOString(),
    })),
    uploads: uploads.map(({ address, createdAt }) => ({
      address,
      created_at: createdAt.toISOString(),
    })),
  }
}
