import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  answer,
  getOrder,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

let shop: TestShop
let support: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  support = await newStaff(shop, 'support')
})
afterAll(() => shop.close())

async function openTicket({ api }: Shopper, title: string): Promise<number> {
  const [category] = await answer(api.GET('/ticket/ticket-category/'))
  const body = { title, category: category?.id ?? 0, text: 'سلام' }
  return (await answer(api.POST('/ticket/v3/ticket/', { params: { header: {} }, body }))).id
}

const path = (id: number) => ({ params: { path: { id } } })

type Query = {
  status?: Schemas['TicketStatus']
  assignee?: 'me' | 'nobody' | 'others'
  search?: string
}
const list = (query: Query) => answer(support.api.GET('/staff/ticket/', { params: { query } }))
const idsOf = ({ results }: Schemas['StaffTicketPage']) => results.map(({ id }) => id)

const assign = (id: number, assignee: number | null, expected_assignee: number | null) =>
  support.api.PUT('/staff/ticket/{id}/assignee/', {
    ...path(id),
    body: { assignee, expected_assignee },
  })

describe('the inbox of tickets', () => {
  it('has the one that waits longest at the top, and those that wait for nobody below', async () => {
    const shopper = await newShopper(shop)
    const search = shopper.phone
    const first = await openTicket(shopper, 'نخست')
    shop.clock.advance(60_000)
    const second = await openTicket(shopper, 'دوم')
    expect(idsOf(await list({ search }))).toEqual([first, second])
    await answer(
      support.api.POST('/staff/ticket/{id}/reply/', { ...path(first), body: { text: 'بفرمایید' } }),
    )
    const page = await list({ search })
    expect(page.results.map(({ id, waiting_since: since }) => [id, since])).toEqual([
      [second, new Date(shop.clock.now()).toISOString()],
      [first, null],
    ])
    shop.clock.advance(60_000)
    const since = new Date(shop.clock.now()).toISOString()
    for (const text of ['ممنون', 'یک پرسش دیگر']) {
      const body = { ticket_id: first, text }
      await answer(shopper.api.POST('/ticket/v3/chat/', { params: { header: {} }, body }))
      shop.clock.advance(60_000)
    }
    const [, last] = (await list({ search })).results
    expect([last?.id, last?.status, last?.waiting_since]).toEqual([first, 'PENDING', since])
    await answer(support.api.POST('/staff/ticket/{id}/close/', path(first)))
    const { counts, total } = await list({ search, status: 'CLOSED' })
    expect(total).toBe(1)
    expect(counts).toEqual([
      { status: 'CLOSED', total: 1 },
      { status: 'OPEN', total: 1 },
    ])
  })

  it('is searched by the words of a title, by number and by the customer’s phone', async () => {
    const shopper = await newShopper(shop)
    const id = await openTicket(shopper, 'رجیستری آیفون کارکرده')
    const found = async (search: string) => idsOf(await list({ search }))
    expect(await found('كارکرده رجیستری')).toEqual([id])
    expect(await found(String(id))).toEqual([id])
    expect(await found(shopper.phone)).toEqual([id])
    expect(await found('چنین عنوانی نیست')).toEqual([])
  })

  it('names the newest order by the tracking code, which its customer knows', async () => {
    const shopper = await newShopper(shop)
    const ticket = path(await openTicket(shopper, 'سفارش من'))
    const read = () => answer(support.api.GET('/staff/ticket/{id}/', ticket))
    expect((await read()).last_order).toBeNull()
    const variant = await addGoods(shop.db, { kind: 'cable', stock: 5, price: 1_000_000 })
    for (let orders = 0; orders < 2; orders += 1) {
      const { tracking_code: code } = await getOrder(shopper, await order(shopper, [[variant, 1]]))
      expect((await read()).last_order).toBe(code)
    }
  })

  it('shows whose a ticket is', async () => {
    const shopper = await newShopper(shop)
    const search = shopper.phone
    const id = await openTicket(shopper, 'سپردن')
    const colleague = await newStaff(shop, 'support')
    const places = async () => {
      const found: string[] = []
      for (const assignee of ['me', 'nobody', 'others'] as const)
        if ((await list({ search, assignee })).total === 1) found.push(assignee)
      return found
    }
    expect(await places()).toEqual(['nobody'])
    const { assignee } = await answer(assign(id, support.userId, null))
    expect(assignee).toEqual({ id: support.userId, first_name: null, last_name: null })
    expect(await places()).toEqual(['me'])
    await answer(assign(id, colleague.userId, support.userId))
    expect(await places()).toEqual(['others'])
    expect((await answer(assign(id, null, colleague.userId))).assignee).toBe(null)
  })

  it('gives a ticket only to those who answer tickets, and to nobody behind a colleague’s back', async () => {
    const id = await openTicket(await newShopper(shop), 'سپردن')
    const clerk = await newStaff(shop, 'orders')
    const known = await answer(support.api.GET('/staff/ticket-assignee/'))
    const ids = new Set(known.map((member) => member.id))
    expect([ids.has(support.userId), ids.has(clerk.userId)]).toEqual([true, false])
    expect(await refusal(assign(id, clerk.userId, null))).toEqual({
      status: 404,
      code: 'member_not_found',
    })
    await answer(assign(id, support.userId, null))
    expect(await refusal(assign(id, support.userId, null))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
  })

  it('answers once however often the same answer arrives', { tags: ['ROLE2-17'] }, async () => {
    const id = await openTicket(await newShopper(shop), 'یک بار')
    const reply = (text: string) =>
      support.api.POST('/staff/ticket/{id}/reply/', {
        params: { path: { id }, header: { 'Idempotency-Key': `answer-${id}` } },
        body: { text },
      })
    await answer(reply('بفرمایید'))
    const { chat, actions } = await answer(reply('بفرمایید'))
    expect(chat.map(({ text, is_admin }) => [text, is_admin])).toEqual([
      ['سلام', false],
      ['بفرمایید', true],
    ])
    expect(actions.map(({ action }) => action)).toEqual(['answerTicket'])
    expect(await refusal(reply('متن دیگر'))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })
})

describe('a customer who waits for an answer', () => {
  const reply = (id: number, text: string) =>
    answer(support.api.POST('/staff/ticket/{id}/reply/', { ...path(id), body: { text } }))

  it('gets one SMS with a link to the ticket, and none for follow-ups', async () => {
    const shopper = await newShopper(shop)
    const id = await openTicket(shopper, 'گارانتی گوشی')
    const messages = async () => {
      const url = `/dev/outbox?phone=${shopper.phone}`
      return (await shopper.send({ method: 'GET', url })).body.split('«گارانتی گوشی» پاسخ دادیم')
    }
    expect(await messages()).toHaveLength(1)
    await reply(id, 'هجده ماه است')
    await reply(id, 'و از روز فعال‌سازی می‌گذرد')
    const [, after = ''] = await messages()
    expect(after).toContain(`/ticket/${id}`)
    expect(await messages()).toHaveLength(2)
    const body = { ticket_id: id, text: 'ممنون. کجا بیاورم؟' }
    await answer(shopper.api.POST('/ticket/v3/chat/', { params: { header: {} }, body }))
    await reply(id, 'به شعبهٔ ونک')
    expect(await messages()).toHaveLength(3)
  })
})
