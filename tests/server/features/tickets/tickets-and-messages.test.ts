import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { sessions } from '#server/platform/db/schema/accounts.ts'
import { chatMessages, ticketCategories } from '#server/platform/db/schema/support.ts'
import type { TestClient } from '#tests/support/client.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { form, photo, sendFile } from '#tests/support/files.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
let customer: TestClient
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  customer = await shop.signIn(demoAccounts.customer.phone)
})
afterAll(() => shop.close())

const listMessages = ({ api }: TestClient) => answer(api.GET('/ticket/message/'))
const openMessage = ({ api }: TestClient, id: number) =>
  api.GET('/ticket/message/{id}/', { params: { path: { id } } })
const listTickets = ({ api }: TestClient, search?: string) =>
  answer(api.GET('/ticket/v3/ticket/', { params: { query: { search } } }))

describe('messages of the shop', () => {
  it(
    'are the customer’s own, the latest first, with the product they are about',
    { tags: ['MSG-08', 'MSG-11'] },
    async () => {
      const [latest, first] = await listMessages(customer)
      expect(latest).toEqual({
        id: expect.any(Number),
        title: 'کالای دلخواه شما موجود شد',
        text: expect.stringContaining('دوباره موجود شد'),
        send_at: expect.any(String),
        seen: false,
        link: null,
        order_id: null,
        product: {
          slug: 'iphone-17-pro-max-256gb',
          title: expect.stringContaining('آیفون'),
          main_image: { image: expect.any(String), alt_text: expect.any(String) },
        },
      })
      expect(first).toMatchObject({ seen: true, product: null })
      expect(await listMessages(await shop.signIn())).toEqual([])
    },
  )

  it('are seen once they were opened, by their customer alone', { tags: ['MSG-12'] }, async () => {
    const unseen = (await listMessages(customer)).find(({ seen }) => !seen)
    const id = unseen?.id ?? 0
    const gone = { status: 404, code: 'message_not_found' }
    expect(await refusal(openMessage(await shop.signIn(), id))).toEqual(gone)
    expect(await refusal(openMessage(customer, 999_999))).toEqual(gone)
    expect((await listMessages(customer)).find((one) => one.id === id)?.seen).toBe(false)
    expect(await answer(openMessage(customer, id))).toEqual({ ...unseen, seen: true })
    expect((await listMessages(customer)).find((one) => one.id === id)?.seen).toBe(true)
  })

  it('are marked as read once, however often they are opened: each write notifies the customer’s pages', async () => {
    const [message] = await listMessages(customer)
    const id = message?.id ?? 0
    const version = async () =>
      (await shop.db.execute(sql`select xmin::text from messages where id = ${id}`)).rows
    await answer(openMessage(customer, id))
    const before = await version()
    await answer(openMessage(customer, id))
    expect(before).toHaveLength(1)
    expect(await version()).toEqual(before)
  })

  it('are not opened by another site’s link', async () => {
    const [message] = await listMessages(customer)
    const reply = await customer.send({
      url: `/api/ticket/message/${message?.id}/`,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'cross_site_refused' })
  })
})

describe('tickets', () => {
  it(
    'are the customer’s own, with the number of unseen replies',
    { tags: ['TICK-13'] },
    async () => {
      expect(await listTickets(customer)).toEqual([
        {
          id: expect.any(Number),
          title: 'فاکتور رسمی برای شرکت',
          status: 'PENDING',
          date: expect.any(String),
          unseen_messages: 2,
        },
        {
          id: expect.any(Number),
          title: 'زمان رجیستری گوشی',
          status: 'CLOSED',
          date: expect.any(String),
          unseen_messages: 0,
        },
      ])
      expect(await listTickets(await shop.signIn())).toEqual([])
    },
  )

  it('are found by words of their title, in any spelling', { tags: ['TICK-30'] }, async () => {
    const titles = async (search: string) =>
      (await listTickets(customer, search)).map(({ title }) => title)
    expect(await titles('فاکتور')).toEqual(['فاکتور رسمی برای شرکت'])
    expect(await titles('رسمي شركت')).toEqual(['فاکتور رسمی برای شرکت'])
    expect(await titles('100%_')).toEqual([])
    expect(await titles('  ')).toHaveLength(2)
  })

  it('are found by id only if the search is nothing else', async () => {
    const [ticket] = await listTickets(customer)
    const id = ticket?.id ?? 0
    expect((await listTickets(customer, toPersianDigits(id))).map((found) => found.id)).toEqual([
      id,
    ])
    expect(await listTickets(customer, `${id} فاکتور`)).toEqual([])
    expect(await listTickets(await shop.signIn(), String(id))).toEqual([])
  })
})

const newTicket = async ({ api }: TestClient, change: object = {}, key?: string) => {
  const [category] = await answer(api.GET('/ticket/ticket-category/'))
  const body = { title: 'فاکتور رسمی', category: category?.id ?? 0, text: 'سلام', ...change }
  const header = key === undefined ? {} : { 'Idempotency-Key': key }
  return api.POST('/ticket/v3/ticket/', { body, params: { header } })
}
const readChat = ({ api }: TestClient, ticket: number) =>
  api.GET('/ticket/v3/chat/', { params: { query: { ticket } } })
const reply = ({ api }: TestClient, ticket_id: number, text: string, more: object = {}) =>
  api.POST('/ticket/v3/chat/', { body: { ticket_id, text, ...more }, params: { header: {} } })
const getTicket = ({ api }: TestClient, id: number) =>
  api.GET('/ticket/v3/ticket/{id}/', { params: { path: { id } } })

describe('writing to the support', () => {
  const gone = { status: 404, code: 'ticket_not_found' }

  it(
    'opens a ticket, which is its customer’s alone',
    { tags: ['TICK-13', 'TICK-15', 'TICK-29', 'TICK-31', 'TICK-32'] },
    async () => {
      const owner = await shop.signIn()
      const categories = await answer(owner.api.GET('/ticket/ticket-category/'))
      const { id: id_, title } = ticketCategories
      const stored = shop.db.select({ id: id_, title }).from(ticketCategories).orderBy(id_)
      expect(categories.toSorted((one, other) => one.id - other.id)).toEqual(await stored)
      expect(categories).toHaveLength(6)
      const { id } = await answer(newTicket(owner))
      const ticket = {
        id,
        title: 'فاکتور رسمی',
        status: 'OPEN',
        date: new Date(shop.clock.now()).toISOString(),
        unseen_messages: 0,
      }
      expect(await answer(getTicket(owner, id))).toEqual(ticket)
      expect(await listTickets(owner)).toEqual([ticket])
      const stranger = await shop.signIn()
      expect(await refusal(getTicket(stranger, id))).toEqual(gone)
      expect(await refusal(readChat(stranger, id))).toEqual(gone)
      expect(await refusal(reply(stranger, id, 'سلام'))).toEqual(gone)
    },
  )

  it(
    'goes on in its chat, with what staff answer',
    { tags: ['TICK-16', 'TICK-33', 'TICK-34'] },
    async () => {
      const owner = await shop.signIn()
      const staff = await newStaff(shop)
      const { id } = await answer(newTicket(owner))
      const params = { path: { id } }
      await answer(
        staff.api.POST('/staff/ticket/{id}/reply/', { params, body: { text: 'بفرمایید' } }),
      )
      expect(await answer(getTicket(owner, id))).toMatchObject({ unseen_messages: 1 })
      await answer(reply(owner, id, 'ممنون'))
      expect(await answer(getTicket(owner, id))).toMatchObject({ status: 'PENDING' })
      const send_at = new Date(shop.clock.now()).toISOString()
      expect(await answer(readChat(owner, id))).toMatchObject([
        { text: 'سلام', is_admin: false, send_at },
        { text: 'بفرمایید', is_admin: true, send_at },
        { text: 'ممنون', is_admin: false, send_at },
      ])
      expect(await answer(getTicket(owner, id))).toMatchObject({ unseen_messages: 0 })
    },
  )

  it(
    'is closed by staff once, then still read, and opened again by a reply',
    {
      tags: ['TICK-32'],
    },
    async () => {
      const owner = await shop.signIn()
      const staff = await newStaff(shop)
      const { id } = await answer(newTicket(owner))
      const close = (who: TestClient) =>
        who.api.POST('/staff/ticket/{id}/close/', { params: { path: { id } } })
      expect(await refusal(close(owner))).toEqual({ status: 403, code: 'forbidden' })
      expect((await answer(close(staff))).status).toBe('CLOSED')
      expect(await answer(getTicket(owner, id))).toEqual({
        id,
        title: 'فاکتور رسمی',
        status: 'CLOSED',
        date: new Date(shop.clock.now()).toISOString(),
        unseen_messages: 0,
      })
      expect(await refusal(close(staff))).toEqual({ status: 409, code: 'move_impossible' })
      await answer(reply(owner, id, 'هنوز نه'))
      expect(await answer(getTicket(owner, id))).toMatchObject({ status: 'PENDING' })
      const waiting = await answer(
        staff.api.GET('/staff/ticket/', { params: { query: { status: 'PENDING' } } }),
      )
      expect(waiting.results.map((one) => one.id)).toContain(id)
    },
  )

  it('carries own files and a report, once under one key', async () => {
    const owner = await shop.signIn()
    const upload = await owner.send({
      method: 'POST',
      url: '/api/ticket/v3/ticket-file/',
      ...form([
        { name: 'file', content: await photo(200, 200), filename: 'a.jpg', type: 'image/jpeg' },
        { name: 'file_type', content: 'image' },
      ]),
    })
    expect(upload.statusCode).toBe(201)
    const file = upload.json<{ id: string }>()
    const change = { files_ids: [file.id], report: '{"format":"flow-recording"}' }
    const ticket = await answer(newTicket(owner, change, 'key-of-a-ticket'))
    expect(await answer(newTicket(owner, change, 'key-of-a-ticket'))).toEqual(ticket)
    const topics = await answer(owner.api.GET('/ticket/ticket-category/'))
    for (const other of [
      { title: 'دیگر' },
      { text: 'دیگر' },
      { category: topics[1]?.id },
      { files_ids: [] },
      { report: undefined },
      { report: '{"format":"flow-recording","version":1}' },
    ])
      expect(await refusal(newTicket(owner, { ...change, ...other }, 'key-of-a-ticket'))).toEqual({
        status: 409,
        code: 'idempotency_key_reused',
      })
    expect(await answer(readChat(owner, ticket.id))).toMatchObject([
      { files: [{ id: file.id, file_type: 'image' }], has_report: true },
    ])
    const staff = await newStaff(shop)
    const params = { path: { id: ticket.id } }
    const seen = await answer(staff.api.GET('/staff/ticket/{id}/', { params }))
    expect(seen.chat[0]?.report).toBe(change.report)
    expect(await refusal(reply(await shop.signIn(), 1, 'سلام', { files_ids: [file.id] }))).toEqual(
      gone,
    )
  })

  it('shows its pictures to its customer and to the staff who answer it alone', async () => {
    const owner = await shop.signIn()
    const sent = await sendFile(owner, await photo(200, 200), { type: 'image' })
    const { id, file } = sent.json<{ id: string; file: string }>()
    await answer(newTicket(owner, { files_ids: [id] }))
    const unverified = await newStaff(shop, 'support')
    await shop.db
      .update(sessions)
      .set({ codeProvenAt: null })
      .where(eq(sessions.userId, unverified.userId))
    const clients: [TestClient, number][] = [
      [owner, 200],
      [await newStaff(shop, 'support'), 200],
      [await newStaff(shop, 'owner'), 200],
      [await newStaff(shop, 'catalogue'), 404],
      [unverified, 404],
      [await shop.signIn(), 404],
      [shop.client(), 404],
    ]
    for (const [client, status] of clients) {
      const { statusCode, headers } = await client.send({ url: `${file}?w=320` })
      expect(statusCode).toBe(status)
      expect(headers['cache-control']).toContain('no-store')
    }
    owner.cookies.delete('accessToken')
    expect((await owner.send({ url: file })).statusCode).toBe(200)
  })

  it.each<[object, string, string]>([
    [{ title: '' }, 'title', 'minLength'],
    [{ title: '   ' }, 'title', 'required'],
    [{ title: 'ع'.repeat(121) }, 'title', 'maxLength'],
    [{ text: '\u202e' }, 'text', 'required'],
    [{ text: 'م'.repeat(4_001) }, 'text', 'maxLength'],
    [{ category: '1' }, 'category', 'type'],
    [{ priority: 3 }, 'priority', 'additionalProperties'],
    [{ report: 'a'.repeat(40_001) }, 'report', 'maxLength'],
  ])('refuses %o', async (change, field, rule) => {
    const { error } = await newTicket(await shop.signIn(), change)
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
  })

  it('refuses an unknown subject, and another person’s file', async () => {
    const owner = await shop.signIn()
    expect(await refusal(newTicket(owner, { category: 999_999 }))).toEqual({
      status: 400,
      code: 'ticket_category_not_found',
    })
    const files_ids = ['3f2504e0-4f89-41d3-9a0c-0305e82c3301']
    expect(await refusal(newTicket(owner, { files_ids }))).toEqual({
      status: 400,
      code: 'upload_not_found',
    })
  })

  it('is opened once even if it is the last one that the limit admits', async () => {
    const limited = await startShop({ sharing: shop, limits: { ticketMessagesPerHour: 1 } })
    const owner = await limited.signIn(freshPhone())
    const opened = await Promise.all(
      [1, 2, 3].map(() => answer(newTicket(owner, {}, 'key-of-the-last-ticket'))),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    await limited.close()
  })

  it('takes no more messages or reports than staff can open at once', async () => {
    const owner = await shop.signIn(freshPhone())
    const { id } = await answer(newTicket(owner))
    const message = { ticketId: id, text: 'باز هم من', isAdmin: false }
    const write = (count: number, report: string | null) =>
      shop.db
        .insert(chatMessages)
        .values(Array.from({ length: count }, () => ({ ...message, report })))
    const full = { status: 409, code: 'ticket_full' }
    await write(10, 'گام‌ها')
    expect(await refusal(reply(owner, id, 'با گزارش', { report: 'گام‌ها' }))).toEqual(full)
    await answer(reply(owner, id, 'بی‌گزارش'))
    await write(188, null)
    expect(await refusal(reply(owner, id, 'یکی دیگر'))).toEqual(full)
    expect(await listTickets(owner)).toHaveLength(1)
  })

  it('has a limit', async () => {
    const limited = await startShop({ sharing: shop, limits: { ticketMessagesPerHour: 2 } })
    const owner = await limited.signIn(freshPhone())
    const { id } = await answer(newTicket(owner))
    await answer(reply(owner, id, 'یک'))
    expect(await refusal(reply(owner, id, 'دو'))).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
    await limited.close()
  })
})

describe('the events of the inbox', () => {
  let address: string
  beforeAll(async () => {
    address = await shop.app.server.listen({ port: 0, host: '127.0.0.1' })
  })
  const openEvents = (who: TestClient, signal?: AbortSignal) => {
    const cookie = [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    return fetch(`${address}/api/ticket/events/`, {
      headers: { cookie },
      ...(signal && { signal }),
    })
  }

  it('need a session, and come from this site only', async () => {
    const path = '/api/ticket/events/'
    expect((await shop.client().send({ url: path })).statusCode).toBe(401)
    const owner = await shop.signIn()
    const reply = await owner.send({ url: path, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.statusCode).toBe(403)
  })

  it('are given to ten pages of a customer at once, and to another one when one has closed', async () => {
    const owner = await shop.signIn()
    const pages = Array.from({ length: 10 }, () => new AbortController())
    const replies = await Promise.all(pages.map(({ signal }) => openEvents(owner, signal)))
    expect(replies.map(({ status }) => status)).toEqual(pages.map(() => 200))
    const refused = await openEvents(owner)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      retry_after_seconds: 60,
    })
    pages[0]?.abort()
    const late = new AbortController()
    await expect.poll(async () => (await openEvents(owner, late.signal)).status).toBe(200)
    for (const page of [...pages, late]) page.abort()
  })

  it('notify the customer of an answer, and nobody else', async () => {
    const owner = await shop.signIn()
    const { id } = await answer(newTicket(owner))
    const told: string[] = []
    const follow = async (who: TestClient, name: string) => {
      const stop = new AbortController()
      const reply = await openEvents(who, stop.signal)
      const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
      const opening = await reader?.read()
      expect(opening?.value).toBe('retry: 5000\n\n')
      const read = async (): Promise<void> => {
        const part = await reader?.read().catch(() => null)
        if (!part || part.done) return
        told.push(`${name} ${part.value.trim()}`)
        return read()
      }
      void read()
      return stop
    }
    const streams = [await follow(owner, 'owner'), await follow(await shop.signIn(), 'stranger')]
    const staff = await newStaff(shop)
    const params = { path: { id } }
    await answer(
      staff.api.POST('/staff/ticket/{id}/reply/', { params, body: { text: 'بفرمایید' } }),
    )
    await expect.poll(() => told).toEqual(['owner event: inbox\ndata:'])
    for (const stream of streams) stream.abort()
  })
})
