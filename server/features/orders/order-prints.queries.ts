import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'

/** The prints of these orders and the corrections of their deliveries, as the log has them, newest first. */
export const findPrintsAndCorrections = (db: Executor, orderIds: readonly number[]) =>
  db
    .select({ action: staffActions, firstName: users.firstName, lastName: users.lastName })
    .from(staffActions)
    .innerJoin(users, eq(users.id, staffActions.staffId))
    .where(
      and(
        eq(staffActions.subject, 'order'),
        inArray(staffActions.subjectId, [...orderIds]),
        inArray(staffActions.action, ['recordPrint', 'correctDelivery']),
      ),
    )
    .orderBy(desc(staffActions.id))
