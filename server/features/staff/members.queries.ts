import { asc, eq, sql } from 'drizzle-orm'
import type { StaffRole } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'

/** Everyone with a role, in the order in which the accounts were opened. */
export function findMembers(db: Executor) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      roles: sql<StaffRole[]>`array_agg(${staffRoles.role} order by ${staffRoles.role})`,
    })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .groupBy(users.id)
    .orderBy(asc(users.id))
}

/** The accounts of the owners; until the end of the transaction nobody else changes them. */
export async function lockOwners(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ userId: staffRoles.userId })
    .from(staffRoles)
    .where(eq(staffRoles.role, 'owner'))
    .orderBy(asc(staffRoles.userId))
    .for('update')
  return rows.map(({ userId }) => userId)
}

export async function findOwnerPhones(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ phone: users.phone })
    .from(staffRoles)
    .innerJoin(users, eq(users.id, staffRoles.userId))
    .where(eq(staffRoles.role, 'owner'))
    .orderBy(asc(users.id))
  return rows.map(({ phone }) => phone)
}

/** The account of a number if it has a role; null otherwise. */
export async function findMemberId(db: Executor, phone: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(staffRoles, eq(staffRoles.userId, users.id))
    .where(eq(users.phone, phone))
    .limit(1)
  return row?.id ?? null
}

export async function findRoles(db: Executor, userId: number): Promise<StaffRole[]> {
  const rows = await db
    .select({ role: staffRoles.role })
    .from(staffRoles)
    .where(eq(staffRoles.userId, userId))
    .orderBy(asc(staffRoles.role))
  return rows.map(({ role }) => role)
}

export async function replaceRoles(
  tx: Transaction,
  userId: number,
  roles: readonly StaffRole[],
  grantedAt: Date,
): Promise<void> {
  await tx.delete(staffRoles).where(eq(staffRoles.userId, userId))
  if (roles.length > 0)
    await tx.insert(staffRoles).values(roles.map((role) => ({ userId, role, grantedAt })))
}
