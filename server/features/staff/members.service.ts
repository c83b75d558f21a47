import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  confirmPassword,
  findUserByPhone,
  readUser,
} from '#server/features/accounts/users.queries.ts'
import { forgetFactorsOf } from '#server/http/security/sessions.queries.ts'
import { changedMeanwhile, recordAction, type Action } from './audit.service.ts'
import * as queries from './members.queries.ts'

/** The caller's name and roles, and after how many seconds without activity the back office signs out. */
export async function getStaffMember(
  { db, config }: Context,
  { userId, roles }: SignedInCaller,
): Promise<Schemas['StaffSession']> {
  const { id, firstName, lastName } = await readUser(db, userId)
  return {
    id,
    first_name: firstName,
    last_name: lastName,
    roles: [...roles],
    idle_seconds: config.limits.staffIdleSeconds,
  }
}

/** Everyone with a role. */
export async function listStaffMembers({ db }: { db: Executor }): Promise<Schemas['StaffMembers']> {
  const rows = await queries.findMembers(db)
  return {
    results: rows.map(({ id, firstName, lastName, phone, roles }) => ({
      id,
      first_name: firstName,
      last_name: lastName,
      phone_number: phone,
      roles,
    })),
  }
}

/** Everyone who may answer tickets. */
export async function listTicketAssignees({
  db,
}: {
  db: Executor
}): Promise<Schemas['TicketAssignee'][]> {
  const members = await queries.findMembers(db)
  return members
    .filter(({ roles }) => roles.includes('owner') || roles.includes('support'))
    .map(assigneeBody)
}

type Assignee = { id: number; firstName: string | null; lastName: string | null }

export const assigneeBody = (assignee: Assignee): Schemas['TicketAssignee'] => ({
  id: assignee.id,
  first_name: assignee.firstName,
  last_name: assignee.lastName,
})

/** Throws `member_not_found` for someone who may not answer tickets and requests. */
export async function requireAssignee(db: Executor, assignee: number): Promise<void> {
  const assignees = await listTicketAssignees({ db })
  if (!assignees.some(({ id }) => id === assignee)) throw new Problem('member_not_found')
}

/**
 * Sets the roles of an account. Changed roles require password and code again in all of its sessions; roles that it has
 * already change nothing, so a call can be repeated if its reply was lost. An owner who sets another member's roles as
 * they are, and expects them to be so, confirms a password that was set with a code alone: it counts at once. Throws
 * `forbidden` for a caller who is no longer an owner, `customer_not_found`, `last_owner` if no owner would remain, and
 * `changed_meanwhile` if the account has roles other than `expected`.
 */
export function setStaffRoles(
  { db, now }: Context,
  staffId: number,
  { phone_number: phone, roles, expected_roles: expected, reason }: Schemas['StaffRolesInput'],
): Promise<Schemas['StaffMembers']> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const owners = await queries.lockOwners(tx)
    if (!owners.includes(staffId)) throw new Problem('forbidden')
    const user = await findUserByPhone(tx, phone)
    if (user === null) throw new Problem('customer_not_found')
    const isLastOwner = owners.every((owner) => owner === user.id)
    if (isLastOwner && !roles.includes('owner')) throw new Problem('last_owner')
    const before = await queries.findRoles(tx, user.id)
    const action = {
      staffId,
      action: 'setStaffRoles',
      subject: 'member',
      subjectId: user.id,
      reason,
      at,
    } as const
    if (listed(before) === listed(roles)) {
      const isExpected = roles.length > 0 && listed(expected) === listed(roles)
      if (isExpected && user.id !== staffId) await confirmPasswordOf(tx, user.id, action)
      return listStaffMembers({ db: tx })
    }
    if (listed(before) !== listed(expected)) throw await changedMeanwhile(tx, action)
    await queries.replaceRoles(tx, user.id, roles, at)
    await forgetFactorsOf(tx, user.id)
    await recordAction(tx, {
      ...action,
      before: { roles: listed(before) },
      after: { roles: listed(roles) },
    })
    return listStaffMembers({ db: tx })
  })
}

async function confirmPasswordOf(
  tx: Transaction,
  userId: number,
  action: Omit<Action, 'before' | 'after'>,
): Promise<void> {
  if ((await confirmPassword(tx, userId)) === null) return
  await recordAction(tx, {
    ...action,
    before: { password_confirmed: false },
    after: { password_confirmed: true },
  })
}

const listed = (roles: readonly string[]): string | null => roles.toSorted().join(' ') || null
