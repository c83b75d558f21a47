import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '#demo/seed/load.ts'
import type { TestClient } from '#tests/support/client.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

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
})
