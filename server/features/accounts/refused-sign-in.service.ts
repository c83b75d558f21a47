import { recordAction } from '#server/features/staff/audit.service.ts'
import { findMemberId } from '#server/features/staff/members.queries.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import type { OperationId, ProblemCode } from '#server/schemas.ts'

type Refused = { phone: string; action: OperationId; refusal: ProblemCode; address: string }

/**
 * Logs a wrong password or code at the sign-in, with the client's address, if the number is a member's of staff. There are
 * no more of them than the limits of tries allow, as a try beyond them is not looked at.
 */
export async function logRefusedSignIn(
  tx: Transaction,
  { phone, action, refusal, address }: Refused,
  at: Date,
): Promise<void> {
  const id = await findMemberId(tx, phone)
  if (id === null) return
  const member = { staffId: id, subject: 'member', subjectId: id } as const
  await recordAction(tx, { ...member, action, before: {}, after: { refusal, address }, at })
}
