import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles, staffViews } from '#server/platform/db/schema/staff.ts'
import type { StaffRole } from '#server/schemas.ts'

export type ViewRow = typeof staffViews.$inferSelect
export type StaffList = ViewRow['list']
type Fields = Pick<ViewRow, 'name' | 'query' | 'isShared'>

/** A member's own views of a list, then those that others share, by name, with the roles of their owners. */
export function findViews(db: Executor, staffId: number, list: StaffList) {
  const isOwn = eq(staffViews.staffId, staffId)
  return db
    .select({
      view: staffViews,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: sql<StaffRole[]>`array(select ${staffRoles.role} from ${staffRoles}
        where ${staffRoles.userId} = ${staffViews.staffId})`,
    })
    .from(staffViews)
    .innerJoin(users, eq(users.id, staffViews.staffId))
    .where(and(eq(staffViews.list, list), or(isOwn, staffViews.isShared)))
    .orderBy(sql`${isOwn} desc`, asc(staffViews.name), asc(staffViews.id))
}

/** Keeps the number and the names of a member's views as they are until the end of the transaction. */
export async function lockViewsOf(tx: Transaction, staffId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, staffId)).for('update')
}

export async function countViews(db: Executor, staffId: number, list: StaffList): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(staffViews)
    .where(and(eq(staffViews.staffId, staffId), eq(staffViews.list, list)))
  return row?.total ?? 0
}

/** Whether another view of the member and the list has a name. */
export async function isNameTaken(
  db: Executor,
  { id, staffId, list, name }: Pick<ViewRow, 'staffId' | 'list' | 'name'> & { id: number | null },
): Promise<boolean> {
  const [row] = await db
    .select({ id: staffViews.id })
    .from(staffViews)
    .where(
      and(
        eq(staffViews.staffId, staffId),
        eq(staffViews.list, list),
        eq(staffViews.name, name),
        id === null ? undefined : ne(staffViews.id, id),
      ),
    )
  return row !== undefined
}

/** A view of the member's own. */
export async function findOwnView(
  db: Executor,
  staffId: number,
  id: number,
): Promise<ViewRow | null> {
  const [row] = await db
    .select()
    .from(staffViews)
    .where(and(eq(staffViews.id, id), eq(staffViews.staffId, staffId)))
  return row ?? null
}

export async function insertView(
  tx: Transaction,
  view: Fields & Pick<ViewRow, 'staffId' | 'list'>,
): Promise<number> {
  const [row] = await tx.insert(staffViews).values(view).returning({ id: staffViews.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export async function updateView(tx: Transaction, id: number, fields: Fields): Promise<void> {
  await tx
    .update(staffViews)
    .set({ ...fields, version: sql`${staffViews.version} + 1` })
    .where(eq(staffViews.id, id))
}

export async function deleteView(tx: Transaction, id: number): Promise<void> {
  await tx.delete(staffViews).where(eq(staffViews.id, id))
}
