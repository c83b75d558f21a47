import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMapStandIn, type MapStandIn } from '#tests/support/map-service.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

let standIn: MapStandIn
let shop: TestShop
beforeAll(async () => {
  standIn = await startMapStandIn()
  shop = await startShop({
    env: standIn.env,
    limits: { mapTilesPerMinute: 8, mapPlacesPerMinute: 8 },
  })
})
beforeEach(() => {
  standIn.behave('well')
  standIn.calls.length = 0
})
afterAll(async () => {
  await shop.close()
  await standIn.close()
})

const reverse = (lat: number, lon: number, visitor = shop.client()) =>
  visitor.api.GET('/map/reverse', { params: { query: { format: 'jsonv2', lat, lon } } })
const search = (q: string, visitor = shop.client()) =>
  visitor.api.GET('/map/search', { params: { query: { format: 'jsonv2', q } } })
const tile = (path: string, visitor = shop.client()) =>
  visitor.send({ method: 'GET', url: `/api/map/tiles/${path}` })

describe('the tiles of the map', () => {
  it('come from the configured server, once for everybody', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => tile('12/2634/1612')))
    const again = await tile('12/2634/1612')
    for (const reply of [...replies, again]) {
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload).toEqual(standIn.tile)
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=604800',
        'content-security-policy': "default-src 'none'",
      })
    }
    expect(standIn.calls.map(({ url }) => url.pathname)).toEqual(['/tiles/12/2634/1612.png'])
  })

  it('have numbers that exist; for others nobody is asked', async () => {
    const paths = [
      '20/0/0',
      '2/4/0',
      '2/0/4',
      '-1/0/0',
      '01/0/0',
      '1/0/0.png',
      '1/1e0/0',
      '1/0/..%2f',
    ]
    for (const path of paths) {
      const reply = await tile(path)
      expect({ path, status: reply.statusCode, code: reply.json<{ code: string }>().code }).toEqual(
        {
          path,
          status: 404,
          code: 'not_found',
        },
      )
    }
    expect(standIn.calls).toEqual([])
  })

  it('are refused while the server is away, and asked for again afterwards', async () => {
    standIn.behave('broken')
    const refused = await tile('3/5/3')
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'map_unavailable' })
    expect(refused.headers['cache-control']).not.toContain('public')
    standIn.behave('missing')
    expect((await tile('3/5/3')).statusCode).toBe(404)
    standIn.behave('well')
    expect((await tile('3/5/4')).statusCode).toBe(200)
  })

  it('are limited for each address, for a minute', async () => {
    const visitor = shop.client()
    const statuses: number[] = []
    for (let x = 0; x < 9; x += 1) statuses.push((await tile(`9/${x}/1`, visitor)).statusCode)
    expect(statuses).toEqual([...Array<number>(8).fill(200), 429])
    expect((await tile('9/9/1')).statusCode).toBe(200)
    shop.clock.advance(60)
    expect((await tile('9/9/1', visitor)).statusCode).toBe(200)
  })
})

describe('the addresses of the map', () => {
  const vanak = {
    display_name: 'میدان ونک، تهران، ایران',
    province_name: 'استان تهران',
    city_name: 'شهر تهران',
  }

  it('are found by a point, once for points that are less than a meter apart', async () => {
    expect(await answer(reverse(35.7575, 51.4108))).toEqual(vanak)
    expect(await answer(reverse(35.757_500_1, 51.410_799_9))).toEqual(vanak)
    expect(standIn.calls).toHaveLength(1)
  })

  it('are found by a text, however its letters were typed', async () => {
    const places = [{ display_name: 'میدان ونک، تهران، ایران', lat: 35.7575, lon: 51.4108 }]
    expect(await answer(search('میدان ونک'))).toEqual(places)
    expect(await answer(search('  ميدان   ونك '))).toEqual(places)
    expect(await answer(search('هیچ کجا'))).toEqual([])
    expect(standIn.calls).toHaveLength(2)
  })

  it('are refused with a reason', async () => {
    expect(await refusal(reverse(10, 60))).toEqual({ status: 404, code: 'place_not_found' })
    expect(await refusal(reverse(91, 60))).toEqual({ status: 400, code: 'validation_failed' })
    expect(await refusal(search('   '))).toEqual({ status: 400, code: 'validation_failed' })
    expect(await refusal(search('ا'.repeat(121)))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
    for (const behavior of ['broken', 'garbage'] as const) {
      standIn.behave(behavior)
      const away = { status: 503, code: 'map_unavailable' }
      expect(await refusal(reverse(36, 52))).toEqual(away)
      expect(await refusal(search('تجریش'))).toEqual(away)
    }
    standIn.behave('well')
    expect(await answer(reverse(36, 52))).toEqual(vanak)
  })

  it('are limited for each address, and say for how long', async () => {
    const visitor = shop.client()
    for (let index = 0; index < 8; index += 1) await reverse(36, 52, visitor)
    expect(await refusal(reverse(36, 52, visitor))).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
    expect(await refusal(search('میدان ونک', visitor))).toMatchObject({ status: 429 })
  })

  it('are in no log', async () => {
    standIn.behave('broken')
    await reverse(35.123_45, 51.678_9)
    await search('کوچهٔ پنهان')
    const lines = shop.logged.filter((line) => line.includes('the map service failed'))
    expect(lines.length).toBeGreaterThan(1)
    expect(shop.logged.join('\n')).not.toMatch(/35\.12345|51\.6789|کوچهٔ پنهان|%DA%A9/)
  })
})
