import { tidyPersian } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled } from '#server/platform/fields.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { isListAdmitted, requireList } from '#server/features/staff/lists.ts'
import * as queries from './staff-views.queries.ts'
import type { StaffList, ViewRow } from './staff-views.queries.ts'

/** Of one member and one list. */
const mostViews = 20

/**
 * The views of a list that the caller may use: a colleague's only as long as the colleague's roles admit the list, too.
 * Throws `forbidden` for a list that the caller's roles do not admit.
 */
export async function listStaffViews(
  { db }: { db: Executor },
  caller: SignedInCaller,
  list: StaffList,
): Promise<Schemas['StaffViews']> {
  requireList(caller, list)
  const rows = await queries.findViews(db, caller.userId, list)
  return {
    results: rows
      .filter(
        ({ view, roles }) => view.staffId === caller.userId || isListAdmitted(roles, view.list),
      )
      .map(({ view, firstName, lastName }) => ({
        id: view.id,
        name: view.name,
        query: view.query,
        is_shared: view.isShared,
        staff_id: view.staffId,
        first_name: firstName,
        last_name: lastName,
        version: view.version,
      })),
  }
}

/** Throws `view_name_taken`, `view_limit_reached` and `forbidden`. */
export function createStaffView(
  { db, now }: Context,
  caller: SignedInCaller,
  { list, ...input }: Schemas['StaffViewInput'],
): Promise<Schemas['StaffViews']> {
  requireList(caller, list)
  const { userId: staffId } = caller
  const fields = fieldsOf(input)
  return transaction(db, async (tx) => {
    await queries.lockViewsOf(tx, staffId)
    if ((await queries.countViews(tx, staffId, list)) >= mostViews)
      throw new Problem('view_limit_reached')
    await refuseTaken(tx, { id: null, staffId, list, name: fields.name })
    const id = await queries.insertView(tx, { ...fields, staffId, list })
    await recordAction(tx, {
      staffId,
      action: 'createStaffView',
      subject: 'view',
      subjectId: id,
      before: {},
      after: audited(fields),
      at: new Date(now()),
    })
    return listStaffViews({ db: tx }, caller, list)
  })
}

/**
 * Throws `view_not_found`, for a colleague's too, `view_name_taken`, and `changed_meanwhile` if it was changed elsewhere
 * since it was shown.
 */
export function updateStaffView(
  { db, now }: Context,
  caller: SignedInCaller,
  id: number,
  { expected_version: expected, ...input }: Schemas['StaffViewChange'],
): Promise<Schemas['StaffViews']> {
  const { userId: staffId } = caller
  const fields = fieldsOf(input)
  return transaction(db, async (tx) => {
    const before = await ownView(tx, staffId, id)
    if (before.version !== expected) throw new Problem('changed_meanwhile')
    await refuseTaken(tx, { ...before, name: fields.name })
    await queries.updateView(tx, id, fields)
    await recordAction(tx, {
      staffId,
      action: 'updateStaffView',
      subject: 'view',
      subjectId: id,
      before: audited(before),
      after: audited(fields),
      at: new Date(now()),
    })
    return listStaffViews({ db: tx }, caller, before.list)
  })
}

/** Throws `view_not_found`, for a colleague's too. */
export function deleteStaffView(
  { db, now }: Context,
  caller: SignedInCaller,
  id: number,
): Promise<Schemas['StaffViews']> {
  const { userId: staffId } = caller
  return transaction(db, async (tx) => {
    const before = await ownView(tx, staffId, id)
    await queries.deleteView(tx, id)
    await recordAction(tx, {
      staffId,
      action: 'deleteStaffView',
      subject: 'view',
      subjectId: id,
      before: audited(before),
      after: { name: null, is_shared: null },
      at: new Date(now()),
    })
    return listStaffViews({ db: tx }, caller, before.list)
  })
}

async function ownView(tx: Transaction, staffId: number, id: number): Promise<ViewRow> {
  await queries.lockViewsOf(tx, staffId)
  const view = await queries.findOwnView(tx, staffId, id)
  if (view === null) throw new Problem('view_not_found')
  return view
}

async function refuseTaken(
  tx: Transaction,
  view: Parameters<typeof queries.isNameTaken>[1],
): Promise<void> {
  if (await queries.isNameTaken(tx, view)) throw new Problem('view_name_taken')
}

function fieldsOf({
  name,
  query,
  is_shared,
}: Pick<Schemas['StaffViewInput'], 'name' | 'query' | 'is_shared'>) {
  const fields = { name: tidyPersian(name), query, isShared: is_shared }
  requireFilled({ name: fields.name })
  return fields
}

/** The log does not repeat what was looked for, which may be a customer's number. */
const audited = ({ name, isShared }: Pick<ViewRow, 'name' | 'isShared'>) => ({
  name,
  is_shared: isShared,
})
