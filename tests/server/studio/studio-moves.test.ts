import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerMoves } from '#studio/server-moves.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const ask = (query = '') => shop.app.server.inject(`/dev/studio/moves${query}`)
const movesAfter = async (now: number) => (await ask(`?after=${now}`)).json<ServerMoves>().moves

describe('the moves of the server', () => {
  it('are sent to the studio from the instant that it names, each with its row', async () => {
    const { now, moves } = (await ask()).json<ServerMoves>()
    expect(moves).toEqual([])
    const { api } = await shop.signIn()
    const { data: categories } = await api.GET('/ticket/ticket-category/')
    const body = { title: 'فاکتور', category: categories?.[0]?.id ?? 0, text: 'سلام' }
    const { data: ticket } = await api.POST('/ticket/v3/ticket/', { body, params: { header: {} } })
    await api.POST('/ticket/v3/chat/', {
      body: { ticket_id: ticket?.id ?? 0, text: 'و مهر' },
      params: { header: {} },
    })
    const told = (await movesAfter(now)).filter(({ machine }) => machine === 'ticket')
    expect(told.at(-1)).toMatchObject({ row: ticket?.id, actor: expect.stringMatching(/^user:/) })
    shop.clock.advance(60)
    expect(await movesAfter(shop.clock.now())).toEqual([])
  })

  it('begin with what a visitor sends, before staff have moved it', async () => {
    const { now } = (await ask()).json<ServerMoves>()
    const body = { name: 'مریم کریمی', phone_number: '09121234567' }
    const { error } = await shop.client().api.POST('/installment/installment-request/', { body })
    expect(error).toBeUndefined()
    const told = (await movesAfter(now)).filter(({ machine }) => machine === 'request')
    expect(told).toMatchObject([
      { event: 'customer.sent', from: null, to: 'NEW', actor: 'guest', row: expect.any(Number) },
    ])
  })

  it('are asked for by an instant', async () => {
    for (const after of ['yesterday', '999999999999999'])
      expect((await ask(`?after=${after}`)).statusCode).toBe(400)
  })
})
