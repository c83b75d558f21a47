import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isBlank, plainText } from '#domain/persian.ts'
import { isAccount } from '#domain/staff-subject.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { OperationId, Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { contentChange } from '#server/features/contents/content-changes.service.ts'
import {
  findActionByKey,
  findActions,
  findNames,
  findPeople,
  findProductTitles,
  findValuesBefore,
  findVariantTitles,
  insertActions,
  isNamed,
  type ActionRow,
  type GoodsRow,
  type NewAction,
  type PersonRow,
} from './audit.queries.ts'

const pageSize = 50
/** More than any single order, return or ticket accumulates. */
const maxActionsOfSubject = 200

export type Action = Omit<NewAction, 'action' | 'reason' | 'requestDigest'> & {
  action: OperationId
  reason?: string | null
  /** What the call asked for, so that another request with its key can be told from a repeated one. */
  request?: object
}

/** Logs a change by staff in the transaction that makes it; a blank reason counts as none. */
export function recordAction(tx: Transaction, action: Action): Promise<void> {
  return recordActions(tx, [action])
}

/** Logs many changes by staff like `recordAction`. */
export async function recordActions(tx: Transaction, actions: readonly Action[]): Promise<void> {
  if (actions.length === 0) return
  await insertActions(
    tx,
    actions.map(({ reason, request, ...action }) => ({
      ...action,
      reason: reason?.trim() || null,
      requestDigest: request === undefined ? null : digestOf(request),
    })),
  )
}

/** A call by staff that an earlier one with the same key may have carried out. */
export type Attempt = Pick<Action, 'staffId' | 'action' | 'subject' | 'request'> & {
  requestKey: string | null
  /** Omitted if the action creates its subject. */
  subjectId?: number
  /** What this call would log as `after`, given the `before` of the earlier one; left out to compare no values. */
  after?: (before: Fields) => Fields
  /** What this call would log as its reason; left out to compare no reason. */
  reason?: string | null
}

type Fields = ActionRow['action']['after']

/**
 * The change that an earlier call with the same key made; null if there was none. Lock the subject before calling this.
 * Throws `idempotency_key_reused` if that call had another action, subject or request, or did something else than this
 * one would.
 */
export async function repeatedAction(
  tx: Transaction,
  { staffId, requestKey, action, subject, subjectId, request, after, reason }: Attempt,
): Promise<Pick<ActionRow['action'], 'subjectId' | 'before' | 'after'> | null> {
  if (requestKey === null) return null
  const earlier = await findActionByKey(tx, staffId, requestKey)
  if (earlier === null) return null
  const isSame =
    earlier.action === action &&
    earlier.subject === subject &&
    (subjectId === undefined || earlier.subjectId === subjectId) &&
    (request === undefined || [digestOf(request), null].includes(earlier.requestDigest)) &&
    (after === undefined || isDeepStrictEqual(earlier.after, after(earlier.before))) &&
    (reason === undefined || earlier.reason === reason)
  if (!isSame) throw new Problem('idempotency_key_reused')
  return earlier
}

/** A digest that is the same for equal values, whatever the order of their keys. */
function digestOf(request: object): string {
  const sorted = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
  return createHash('sha256').update(sorted).digest('base64url')
}

/** The steps that go against the customer. */
const eventsWithReason: ReadonlySet<string> = new Set([
  'staff.rejected',
  'staff.refused',
  'staff.declined',
])

/** Whether a step of an order, a return, a withdrawal or a request needs a reason. */
export const needsReason = (event: string): boolean => eventsWithReason.has(event)

/** The trimmed reason of a step in plain text; null if it is blank. Throws `reason_required` if the step needs one. */
export function reasonFor(event: string, text: string | undefined): string | null {
  const reason = text === undefined || isBlank(text) ? null : plainText(text).trim()
  if (reason === null && needsReason(event)) throw new Problem('reason_required')
  return reason
}

type ChangedSubject = Pick<Action, 'staffId' | 'subject'> & { subjectId: number }

/**
 * The `changed_meanwhile` problem, naming the colleague who last changed the subject; no name if that was `staffId`. With
 * `by`, other actions on the subject do not count as changes.
 */
export async function changedMeanwhile(
  tx: Transaction,
  { staffId, subject, subjectId }: ChangedSubject,
  by?: OperationId,
): Promise<Problem> {
  const [last] = await findActions(tx, { subject, subjectId, actions: by && [by] }, 1)
  return new Problem('changed_meanwhile', savedBy(last, staffId))
}

/**
 * The `move_impossible` problem, or another one, naming the colleague who set the current status; no name if that was
 * `staffId` or the customer.
 */
export async function movedMeanwhile(
  tx: Transaction,
  { staffId, subject, subjectId }: ChangedSubject,
  status: string,
  code: 'move_impossible' | 'order_delivered' = 'move_impossible',
): Promise<Problem> {
  const [last] = await findActions(tx, { subject, subjectId, setsStatus: true }, 1)
  const isTheirs = last?.action.after['status'] === status
  return new Problem(code, isTheirs ? savedBy(last, staffId) : {})
}

function savedBy(last: ActionRow | undefined, staffId: number) {
  if (last === undefined || last.action.staffId === staffId) return {}
  const { action, firstName, lastName } = last
  return {
    saved_by: {
      staff_id: action.staffId,
      first_name: firstName,
      last_name: lastName,
      at: action.at.toISOString(),
    },
  }
}

/** One page of the actions of staff, newest first. */
export async function listStaffActions(
  { db }: Context,
  {
    subject,
    subject_id: subjectId,
    staff_id: staffId,
    before,
  }: OperationRequest<'listStaffActions'>['query'],
): Promise<Schemas['StaffActionPage']> {
  const rows = await findActions(db, { subject, subjectId, staffId, before }, pageSize + 1)
  const results: Schemas['StaffAction'][] = []
  for (const body of await actionBodies(db, rows.slice(0, pageSize))) {
    const { subject, subject_id: subjectId, before, after } = body
    const content = await contentChange(db, { subject, subjectId, before, after })
    results.push({ ...body, content })
  }
  return { results, next: rows.length > pageSize ? (results.at(-1)?.id ?? null) : null }
}

/** The latest actions of staff on one subject, newest first; without those in `except`. */
export async function actionsOn(
  db: Executor,
  subject: Schemas['StaffSubject'],
  subjectId: number,
  except: readonly OperationId[] = [],
): Promise<Schemas['StaffAction'][]> {
  const filter = { subject, subjectId, except }
  return actionBodies(db, await findActions(db, filter, maxActionsOfSubject))
}

/** What all actions of one kind on a subject have changed, as it was before the first of them. */
export async function earlierValues(
  db: Executor,
  action: Pick<Action, 'action' | 'subject'> & { subjectId: number },
): Promise<Fields> {
  const values: Fields = {}
  for (const before of await findValuesBefore(db, action)) Object.assign(values, before)
  return values
}

/** The actions with the people and goods that they affect, and the names of other subjects. */
async function actionBodies(
  db: Executor,
  rows: readonly ActionRow[],
): Promise<Schemas['StaffAction'][]> {
  const people = await findPeople(db, [...new Set(rows.flatMap(({ action }) => peopleIn(action)))])
  const idsOf = (subject: Schemas['StaffSubject']) =>
    rows.flatMap(({ action }) => (action.subject === subject ? [action.subjectId] : []))
  const goods = {
    product: await findProductTitles(db, idsOf('product')),
    variant: await findVariantTitles(db, idsOf('variant')),
  }
  const names = new Map<string, string>()
  for (const subject of new Set(rows.map(({ action }) => action.subject)))
    if (isNamed(subject))
      for (const { id, name } of await findNames(db, subject, idsOf(subject)))
        names.set(`${subject} ${id}`, name)
  return rows.map((row) => {
    const { subject, subjectId } = row.action
    const ids = new Set(peopleIn(row.action))
    const titled =
      subject === 'product' || subject === 'variant'
        ? goods[subject].find(({ id }) => id === subjectId)
        : undefined
    return actionBody(
      row,
      people.filter(({ id }) => ids.has(id)),
      titled ?? null,
      names.get(`${subject} ${subjectId}`) ?? loggedName(row.action),
    )
  })
}

/** What an action calls its subject, which is deleted; null if it does not. */
function loggedName({ subject, before, after }: ActionRow['action']): string | null {
  const name = after['name'] ?? before['name'] ?? after['title'] ?? before['title']
  return isNamed(subject) && typeof name === 'string' ? name : null
}

/** The ids of the accounts that an action affects, including its former and new assignee. */
const peopleIn = ({ subject, subjectId, before, after }: ActionRow['action']): number[] =>
  [isAccount(subject) ? subjectId : null, before['assignee'], after['assignee']].filter(
    (id) => typeof id === 'number',
  )

function actionBody(
  { action, firstName, lastName }: ActionRow,
  people: readonly PersonRow[],
  goods: GoodsRow | null,
  name: string | null,
): Schemas['StaffAction'] {
  return {
    id: action.id,
    at: action.at.toISOString(),
    staff_id: action.staffId,
    first_name: firstName,
    last_name: lastName,
    action: action.action,
    subject: action.subject,
    subject_id: action.subjectId,
    people: people.map((person) => ({
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      phone_number: person.phone,
    })),
    goods: goods && {
      product_id: goods.productId,
      title: goods.title,
      color_name: goods.colorName,
    },
    name,
    before: action.before,
    after: action.after,
    content: null,
    reason: action.reason,
  }
}
