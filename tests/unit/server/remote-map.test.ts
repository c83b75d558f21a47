import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MapUnavailable, type MapService } from '#server/platform/providers/map.ts'
import { remoteMap } from '#server/platform/providers/remote-map.ts'
import { startMapStandIn, type MapStandIn } from '#tests/support/map-service.ts'

let standIn: MapStandIn
let map: MapService
beforeAll(async () => {
  standIn = await startMapStandIn()
  map = remoteMap(standIn.settings, { siteUrl: 'https://shop.example', timeoutMs: 1_500 })
})
beforeEach(() => standIn.behave('well'))
afterAll(() => standIn.close())

const vanak = { latitude: 35.7575, longitude: 51.4108 }
const calls = () => [
  map.tile({ z: 12, x: 2634, y: 1612 }),
  map.reverse(vanak),
  map.search('میدان ونک'),
]

describe('the map service', () => {
  it('is asked as OpenStreetMap describes it, by the name of the shop', async () => {
    const [tile, address, places] = await Promise.all(calls())
    expect(tile).toEqual({ type: 'image/png', body: standIn.tile })
    const name = 'میدان ونک، تهران، ایران'
    expect(address).toEqual({ name, province: 'استان تهران', city: 'شهر تهران' })
    expect(places).toEqual([{ name: 'میدان ونک، تهران، ایران', ...vanak }])
    expect(standIn.calls.map(({ url }) => decodeURIComponent(url.pathname + url.search))).toEqual(
      expect.arrayContaining([
        '/tiles/12/2634/1612.png',
        '/nominatim/reverse?format=jsonv2&lat=35.7575&lon=51.4108',
        '/nominatim/search?format=jsonv2&q=میدان+ونک&limit=5&countrycodes=ir',
      ]),
    )
    expect(new Set(standIn.calls.map(({ agent }) => agent))).toEqual(
      new Set(['Firouzeh (https://shop.example)']),
    )
  })

  it('has no answer where there is nothing', async () => {
    expect(await map.reverse({ latitude: 10, longitude: 60 })).toBeNull()
    expect(await map.search('هیچ کجا')).toEqual([])
    standIn.behave('missing')
    expect(await map.tile({ z: 1, x: 0, y: 0 })).toBeNull()
  })

  it.each(['silent', 'broken', 'garbage', 'endless'] as const)(
    'counts as away while it is %s',
    async (behavior) => {
      standIn.behave(behavior)
      const failures = await Promise.allSettled(calls())
      expect(
        failures.map((each) => each.status === 'rejected' && each.reason instanceof MapUnavailable),
      ).toEqual([true, true, true])
    },
  )
})
