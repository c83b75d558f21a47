import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { staffLists, staffRoles } from '#server/platform/db/schema/staff.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, newStaff, refusal, type Shopper } from '#tests/support/shopper.ts'

const { shop } = await startAuditedShop()
const member = await newStaff(shop, 'orders')
const colleague = await newStaff(shop, 'orders')

const late = { list: 'orders', name: 'سفارش‌های دیر تهران', query: 'status=PREPARING' } as const
const save = (input: Partial<Schemas['StaffViewInput']> = {}, by = member) =>
  by.api.POST('/staff/view/', { body: { ...late, is_shared: false, ...input } })
const list = (by: Shopper, of: Schemas['StaffList'] = 'orders') =>
  by.api.GET('/staff/view/', { params: { query: { list: of } } })
const namesOf = async (by: Shopper) =>
  (await answer(list(by))).results.map(({ name, staff_id: id }) => [name, id])
const path = (id: number) => ({ params: { path: { id } } })
const change = (
  view: Schemas['StaffView'],
  fields: Partial<Schemas['StaffViewChange']>,
  by = member,
) =>
  by.api.PUT('/staff/view/{id}/', {
    ...path(view.id),
    body: {
      name: view.name,
      query: view.query,
      is_shared: view.is_shared,
      expected_version: view.version,
      ...fields,
    },
  })
const remove = (id: number, by = member) => by.api.DELETE('/staff/view/{id}/', path(id))

/** A view that only its member has. */
async function saved(name: string): Promise<Schemas['StaffView']> {
  const { results } = await answer(save({ name }))
  const view = results.find((each) => each.name === name)
  if (view === undefined) throw new Error('the view was not saved')
  return view
}

describe('a saved view', () => {
  it('is private until it is shared, and then stands below the other members’ own views', async () => {
    const { results } = await answer(save({ name: ' سفارش‌های  دير ' }))
    expect(results).toEqual([
      {
        id: expect.any(Number),
        name: 'سفارش‌های دیر',
        query: 'status=PREPARING',
        is_shared: false,
        staff_id: member.userId,
        first_name: null,
        last_name: null,
        version: 1,
      },
    ])
    await answer(save({ name: 'ی' }, colleague))
    expect(await namesOf(colleague)).toEqual([['ی', colleague.userId]])
    const [view] = results
    if (view === undefined) throw new Error('there is no view')
    await answer(change(view, { is_shared: true, query: 'status=SENDING' }))
    expect(await namesOf(colleague)).toEqual([
      ['ی', colleague.userId],
      ['سفارش‌های دیر', member.userId],
    ])
    expect(await namesOf(member)).toEqual([['سفارش‌های دیر', member.userId]])
  })

  it('is changed and removed by its member alone', async () => {
    const view = await saved('دو نفر')
    await answer(change(view, { is_shared: true }))
    const gone = { status: 404, code: 'view_not_found' }
    expect(await refusal(change({ ...view, version: 2 }, { name: 'من' }, colleague))).toEqual(gone)
    expect(await refusal(remove(view.id, colleague))).toEqual(gone)
    await answer(remove(view.id))
    expect(await refusal(remove(view.id))).toEqual(gone)
  })

  it('is not overwritten after it was changed elsewhere', async () => {
    const view = await saved('دو زبانه')
    await answer(change(view, { name: 'نام نو' }))
    expect(await refusal(change(view, { name: 'نام دیگر' }))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    await answer(remove(view.id))
  })

  it('has a name of its own in its list; another list and another member may use it too', async () => {
    const view = await saved('یکتا')
    const other = await saved('دیگری')
    const taken = { status: 409, code: 'view_name_taken' }
    expect(await refusal(save({ name: 'یکتا ' }))).toEqual(taken)
    expect(await refusal(change(other, { name: 'یکتا' }))).toEqual(taken)
    await answer(save({ name: 'یکتا' }, colleague))
    expect(await refusal(save({ name: ' ' }))).toMatchObject({ code: 'validation_failed' })
    for (const { id } of [view, other]) await answer(remove(id))
  })

  it('belongs to a list that the roles admit', async () => {
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await refusal(list(member, 'products'))).toEqual(forbidden)
    expect(await refusal(save({ list: 'products' }))).toEqual(forbidden)
    const catalogue = await newStaff(shop, 'catalogue')
    expect(await refusal(list(catalogue))).toEqual(forbidden)
    expect((await answer(list(catalogue, 'products'))).results).toEqual([])
    const admitted = {
      catalogue: ['products', 'articles'],
      orders: ['orders', 'returns'],
      support: ['orders', 'tickets', 'requests'],
      finance: ['orders', 'payments', 'ledger', 'withdrawals', 'gift_cards', 'discounts'],
    } as const
    for (const role of ['catalogue', 'orders', 'support', 'finance'] as const) {
      const one = await newStaff(shop, role)
      const codes = await Promise.all(
        staffLists.map(async (each) => [each, (await refusal(list(one, each))).code] as const),
      )
      const own: readonly string[] = admitted[role]
      expect(codes.filter(([, code]) => code === null).map(([each]) => each)).toEqual(
        staffLists.filter((each) => own.includes(each)),
      )
    }
    const owner = await newStaff(shop)
    for (const each of staffLists) await answer(list(owner, each))
  })

  it('is no longer shared once the roles of its member do not admit the list', async () => {
    const leaver = await newStaff(shop, 'orders')
    await answer(save({ name: 'نمای رفته', is_shared: true }, leaver))
    const shared = ['نمای رفته', leaver.userId]
    expect(await namesOf(colleague)).toContainEqual(shared)
    const change = (role: 'catalogue' | 'support') =>
      shop.db.update(staffRoles).set({ role }).where(eq(staffRoles.userId, leaver.userId))
    await change('catalogue')
    expect(await namesOf(colleague)).not.toContainEqual(shared)
    await change('support')
    expect(await namesOf(colleague)).toContainEqual(shared)
    expect(await namesOf(leaver)).toContainEqual(shared)
    await shop.db.delete(staffRoles).where(eq(staffRoles.userId, leaver.userId))
    expect(await namesOf(colleague)).not.toContainEqual(shared)
    expect(await refusal(list(leaver))).toEqual({ status: 403, code: 'forbidden' })
  })

  it('is one of twenty at most, even when two are saved at once', async () => {
    const busy = await newStaff(shop, 'orders')
    for (let index = 1; index < 20; index++) await answer(save({ name: `نمای ${index}` }, busy))
    const both = await Promise.all(['الف', 'ب'].map((name) => refusal(save({ name }, busy))))
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([null, 'view_limit_reached']))
  })

  it('is in the log without what is looked for', async () => {
    const owner = await newStaff(shop)
    const view = await saved('در گزارش')
    await answer(change(view, { name: 'در گزارش‌ها', query: 'lookup=09121234567' }))
    await answer(remove(view.id))
    const query = { subject: 'view', subject_id: view.id } as const
    const { results } = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(results.map(({ action, before, after }) => [action, before, after])).toEqual([
      [
        'deleteStaffView',
        { name: 'در گزارش‌ها', is_shared: false },
        { name: null, is_shared: null },
      ],
      [
        'updateStaffView',
        { name: 'در گزارش', is_shared: false },
        { name: 'در گزارش‌ها', is_shared: false },
      ],
      ['createStaffView', {}, { name: 'در گزارش', is_shared: false }],
    ])
  })
})
