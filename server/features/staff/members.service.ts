import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  confirmPassword,
  findUserByPhone,
  readUser,
} from '#server/features/accounts/users.queries.ts'
import { forgetFactorsOf } from '#server/http/security/sessions.queries.ts'
import { recordAction } from './audit.service.ts'
import * as queries from './members.queries.ts'

/** The caller's name and roles, and how long the back office stays open without work. */
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
    .map(({ id, firstName, lastName }) => ({ id, first_name: firstName, last_name: lastName }))
}

/**
 * Gives an account exactly these roles; changes none if it has them already, as when the reply to the first try was lost.
 * Another owner who expects these very roles confirms a password that was set with a code alone: it counts at once. Changed
 * roles let a member give password and code again in all sessions. Throws `customer_not_found`, `last_owner`
 * if nobody would be the owner, and `changed_meanwhile` if the account has other roles than `expected`.
 */
export function setStaffRoles(
  { db, now }: Context,
  staffId: number,
  { phone_number: phone, roles, expected_roles: expected, reason }: Schemas['StaffRolesInput'],
): Promise<Schemas['StaffMembers']> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const owners = await queries.lockOwners(tx)
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
    } as const
    if (listed(before) === listed(roles)) {
      const isMeant = roles.length > 0 && listed(expected) === listed(roles) && user.id !== staffId
      const setAt = isMeant ? await confirmPassword(tx, user.id) : null
      if (setAt !== null)
        await recordAction(tx, {
          ...action,
          before: { password_confirmed: false },
          after: { password_confirmed: true },
          reason,
          at,
        })
      return listStaffMembers({ db: tx })
    }
    if (listed(before) !== listed(expected)) throw new Problem('changed_meanwhile')
    await queries.replaceRoles(tx, user.id, roles, at)
    await forgetFactorsOf(tx, user.id)
    await recordAction(tx, {
      ...action,
      before: { roles: listed(before) },
      after: { roles: listed(roles) },
      reason,
      at,
    })
    return listStaffMembers({ db: tx })
  })
}

const listed = (roles: readonly string[]): string | null => roles.toSorted().join(' ') || null
