import { describe, expect, it } from 'vitest'
import { deletePersonalData, emptyUser } from '#server/features/accounts/closure.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { answer, getOrder, newShopper, newStaff, order, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const one = await newStaff(shop, 'orders')
const other = await newStaff(shop, 'orders')
const owner = await newStaff(shop, 'owner')
const reader = await newStaff(shop, 'support')

const note = (by: typeof one, id: number, text: string, key?: string) =>
  by.api.POST('/staff/order/{id}/note/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { text },
  })
const remove = (by: typeof one, id: number, noteId: number) =>
  by.api.DELETE('/staff/order/{id}/note/{note}/', { params: { path: { id, note: noteId } } })
const details = (id: number) =>
  answer(one.api.GET('/staff/order/{id}/', { params: { path: { id } } }))

async function paidOrder() {
  const shopper = await newShopper(shop)
  const id = await order(shopper, [[await stocked({ kind: 'cable', stock: 5 }), 1]])
  await payAtBank(shopper, id)
  return { shopper, id }
}

describe('a note on an order', () => {
  it('is seen by staff with its author, and in the list and on the board, but never by the customer', async () => {
    const { shopper, id } = await paidOrder()
    const text = 'مشتری عصر در خانه است'
    const { notes } = await answer(note(one, id, ` ${text} `))
    expect(notes).toMatchObject([{ text, at: new Date(shop.clock.now()).toISOString() }])
    const query = { lookup: String(id) }
    const { results } = await answer(other.api.GET('/staff/order/', { params: { query } }))
    const board = await answer(other.api.GET('/staff/order-board/', { params: { query } }))
    const cards = board.columns.flatMap(({ orders }) => orders)
    expect([...results, ...cards].map(({ note_count: count }) => count)).toEqual([1, 1])
    expect(JSON.stringify(await getOrder(shopper, id))).not.toContain(text)
  })

  it('is added once with the same key', async () => {
    const { id } = await paidOrder()
    const key = `order-note-${id}`
    await answer(note(one, id, 'شکننده', key))
    expect((await answer(note(one, id, 'شکننده', key))).notes).toHaveLength(1)
    expect(await refusal(note(one, id, 'سنگین', key))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })

  it('is deleted by its author or an owner alone, and the log has no text of it', async () => {
    const { id } = await paidOrder()
    await answer(note(one, id, 'یکم'))
    const { notes } = await answer(note(one, id, 'دوم'))
    const [first = 0, second = 0] = notes.map((each) => each.id)
    expect(await refusal(remove(other, id, first))).toEqual({ status: 403, code: 'forbidden' })
    await answer(remove(one, id, first))
    expect((await answer(remove(owner, id, second))).notes).toEqual([])
    await answer(remove(owner, id, second))
    const query = { subject: 'order', subject_id: id } as const
    const logged = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    const actions = logged.results
    expect(actions.map(({ action }) => action)).toEqual([
      'deleteOrderNote',
      'deleteOrderNote',
      'addOrderNote',
      'addOrderNote',
    ])
    expect(JSON.stringify(actions)).not.toMatch(/یکم|دوم/)
    expect((await details(id)).actions).toEqual([])
  })

  it('is one of fifty at most', async () => {
    const { id } = await paidOrder()
    for (let count = 1; count <= 49; count++) await answer(note(one, id, `یادداشت ${count}`))
    const both = [refusal(note(one, id, 'یکم')), refusal(note(other, id, 'دوم'))]
    const full = { status: 409, code: 'note_limit_reached' }
    expect(await Promise.all(both)).toEqual(
      expect.arrayContaining([{ status: 201, code: null }, full]),
    )
    const { notes } = await details(id)
    expect(notes).toHaveLength(50)
    await answer(remove(owner, id, notes[0]?.id ?? 0))
    await answer(note(one, id, 'سوم'))
  })

  it('needs the role and a text', async () => {
    const { id } = await paidOrder()
    expect(await refusal(note(reader, id, 'یکم'))).toEqual({ status: 403, code: 'forbidden' })
    for (const text of [' ', 'x'.repeat(1001)])
      expect(await refusal(note(one, id, text))).toMatchObject({ status: 400 })
  })

  it('is gone with the account of the customer', async () => {
    const { shopper, id } = await paidOrder()
    await answer(note(one, id, 'یکم'))
    const { id: userId } = (await details(id)).account
    await transaction(shop.db, (tx) => deletePersonalData(tx, { userId, phone: shopper.phone }))
    expect((await details(id)).notes).toEqual([])
  })

  it('is not added while or after the customer closes the account', async () => {
    const { shopper, id } = await paidOrder()
    const { userId, phone } = shopper
    const late = await whileChanged(
      shop,
      (tx) => emptyUser(tx, userId, new Date(shop.clock.now())),
      () => refusal(note(one, id, 'یکم')),
      (tx) => deletePersonalData(tx, { userId, phone }),
    )
    expect(late).toEqual({ status: 409, code: 'move_impossible' })
    expect((await details(id)).notes).toEqual([])
  })
})
