import { staffOrderLimits } from '#api/limits.ts'
import { plainText } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { holdOpen } from '#server/http/security/sessions.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireFilled } from '#server/platform/fields.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import {
  countOrderNotes,
  deleteNote,
  findNoteAuthor,
  findOrderNotes,
  insertOrderNote,
} from './order-notes.queries.ts'
import { lockOrder } from './orders.queries.ts'

/** What staff noted on an order, oldest first. */
export async function notesOf(db: Executor, orderId: number): Promise<Schemas['OrderNote'][]> {
  return (await findOrderNotes(db, orderId)).map(({ staffId, firstName, lastName, ...note }) => ({
    id: note.id,
    text: note.text,
    at: note.at.toISOString(),
    staff_id: staffId,
    first_name: firstName,
    last_name: lastName,
  }))
}

/**
 * Adds a note that only staff see; the log says who added one, not what it says. The same key adds it once. Throws
 * `validation_failed`, `order_not_found`, `idempotency_key_reused` for a key sent with another text, `move_impossible` if the
 * customer has closed the account, with which the notes are deleted, and `note_limit_reached`.
 */
export async function addOrderNote(
  { db, now }: Context,
  staffId: number,
  orderId: number,
  input: Schemas['OrderNoteInput'],
  requestKey: string | null,
): Promise<void> {
  const at = new Date(now())
  const text = plainText(input.text).trim()
  requireFilled({ text })
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    const action = {
      staffId,
      requestKey,
      action: 'addOrderNote',
      subject: 'order',
      subjectId: orderId,
      request: { text },
    } as const
    if ((await repeatedAction(tx, action)) !== null) return
    if (!(await holdOpen(tx, order.userId))) throw new Problem('move_impossible')
    const notes = (await countOrderNotes(tx, [orderId])).get(orderId) ?? 0
    if (notes >= staffOrderLimits.notes) throw new Problem('note_limit_reached')
    await insertOrderNote(tx, { orderId, text, staffId, at })
    await recordAction(tx, { ...action, before: {}, after: {}, at })
  })
}

/**
 * Deletes a note; one that is gone stays gone. Throws `order_not_found`, and `forbidden` for a colleague's note unless the
 * member is an owner.
 */
export async function deleteOrderNote(
  { db, now }: Context,
  { userId: staffId, roles }: Pick<SignedInCaller, 'userId' | 'roles'>,
  orderId: number,
  noteId: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    if ((await lockOrder(tx, orderId)) === null) throw new Problem('order_not_found')
    const author = await findNoteAuthor(tx, orderId, noteId)
    if (author === null) return
    if (author !== staffId && !roles.includes('owner')) throw new Problem('forbidden')
    await deleteNote(tx, noteId)
    await recordAction(tx, {
      staffId,
      requestKey: null,
      action: 'deleteOrderNote',
      subject: 'order',
      subjectId: orderId,
      before: {},
      after: {},
      at: new Date(now()),
    })
  })
}
