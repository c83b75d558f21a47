import { toPersianDigits } from '#domain/digits.ts'
import { passwordByCodeSms } from '#i18n/sms.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import type { Context } from '#server/context.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { findOwnerPhones, findRoles } from '#server/features/staff/members.queries.ts'
import { queueText } from '#server/features/sms/queue-text.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import type { OperationId } from '#server/schemas.ts'

/**
 * Logs that a staff member has set a password with a code alone, and notifies the number and all
 * owners in a text message, so that they can take the roles away before it counts. Does nothing for
 * a customer.
 */
export async function tellOfPasswordByCode(
  context: Context,
  tx: Transaction,
  { id, phone, action }: { id: number; phone: string; action: OperationId },
  at: Date,
): Promise<void> {
  if ((await findRoles(tx, id)).length === 0) return
  const member = { staffId: id, subject: 'member', subjectId: id } as const
  await recordAction(tx, { ...member, action, before: {}, after: {}, at })
  const waitMs = context.config.limits.passwordByCodeSeconds * 1000
  const hours = toPersianDigits(Math.ceil(waitMs / 3_600_000))
  const text = passwordByCodeSms(shopName(context), phone, hours)
  const expiresAt = new Date(at.getTime() + waitMs)
  for (const to of new Set([phone, ...(await findOwnerPhones(tx))]))
    await queueText(tx, { phone: to, text, createdAt: at, expiresAt })
}
